let class = "name"  // error: keyword 'class' cannot be used as an identifier here
