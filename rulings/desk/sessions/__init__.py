"""Sessions: their list, one of them with its boards, its clocks, its end; and the first page."""
