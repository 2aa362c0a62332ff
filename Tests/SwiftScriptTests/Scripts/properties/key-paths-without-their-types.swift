// A key path that does not say what it leads to gives an `Any`; one that does not say from where, an optional.

struct Song {
  var title = "Blue"
  var length = 3
}
let song = Song()
let parts: [PartialKeyPath<Song>] = [\.title, \.length]
for part in parts { print(song[keyPath: part]) }
let unknown: AnyKeyPath = \Song.length
print(song[keyPath: unknown] as Any, "text"[keyPath: unknown] as Any)
print(parts.firstIndex(of: \.length) ?? -1)
if let title = parts[0] as? WritableKeyPath<Song, String> {
  var other = song
  other[keyPath: title] += "!"
  print(other.title)
}

// expect: Blue
// expect: 3
// expect: Optional(3) nil
// expect: 1
// expect: Blue!
