// The module's first file.
