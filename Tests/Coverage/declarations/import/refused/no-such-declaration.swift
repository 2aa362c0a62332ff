import struct Foundation.NoSuchType  // error: struct 'NoSuchType' does not exist in module 'Foundation'
