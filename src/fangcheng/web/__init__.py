"""The server of the page: tables, films of records, questions about hands, messages on the wire."""
