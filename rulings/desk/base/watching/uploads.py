"""Files that are sent and are too large for memory: kept on the disk without a name, so that nobody leaves one."""

from tempfile import TemporaryFile
from typing import Any

from django.core.files.uploadedfile import UploadedFile
from django.core.files.uploadhandler import FileUploadHandler


class UnnamedFileHandler(FileUploadHandler):
    """Gone with the request or the process; the room of one for which there was not enough is given back at once."""

    def new_file(self, *args: Any, **named: Any) -> None:
        """The next file of a form begins."""
        super().new_file(*args, **named)
        told = (self.file_name, self.content_type, 0, self.charset, self.content_type_extra)
        self.file = UploadedFile(TemporaryFile(buffering=0), *told)  # noqa: SIM115 the request closes it

    def receive_data_chunk(self, raw_data: bytes, start: int) -> None:
        """More of it."""
        left = memoryview(raw_data)
        try:
            while left:
                left = left[self.file.write(left) :]
        except OSError:
            self.file.close()
            raise

    def file_complete(self, file_size: int) -> "UploadedFile[Any]":
        """All of it, to be read from its beginning."""
        self.file.seek(0)
        self.file.size = file_size
        return self.file
