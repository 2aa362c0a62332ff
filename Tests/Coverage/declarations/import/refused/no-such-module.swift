import NoSuchModule  // error: no such module 'NoSuchModule'
