extension String {
  /// The number of characters; quick where all of them are ASCII, since only a line break of two is one character then.
  var characterCount: Int {
    let isPlain = utf8.withContiguousStorageIfAvailable { bytes in
      // Without a way out in between, so that many bytes are looked at in one step.
      var high: UInt8 = 0
      var returns: UInt8 = 0
      for byte in bytes {
        high |= byte
        returns |= byte == UInt8(ascii: "\r") ? 1 : 0
      }
      return high < 0x80 && returns == 0
    }
    return isPlain == true ? utf8.count : count
  }
}
