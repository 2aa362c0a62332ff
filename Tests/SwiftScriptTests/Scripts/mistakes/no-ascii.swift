let letter = "é"
print(UInt8(ascii: "é"))  // expect error: Code point value does not fit into ASCII
