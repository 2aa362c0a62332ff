func f<each T>(_ value: repeat each T) -> Int {
  let x = each value  // error: pack reference 'each T' can only appear in pack expansion
  return 1
}
