"""Find, bind, call, render. Views hold no law, no arithmetic and write nothing themselves."""
