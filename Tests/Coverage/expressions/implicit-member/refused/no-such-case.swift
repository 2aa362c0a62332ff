enum Level { case low, high }
let level: Level = .middle  // error: type 'Level' has no member 'middle'
