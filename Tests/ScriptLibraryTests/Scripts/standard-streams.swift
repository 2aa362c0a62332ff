// C's streams and Foundation's handles write to the log.
import Foundation
setbuf(stdout, nil)
print("to stdout")
// expect: to stdout
fputs("no line end", stdout)
fputs("\n", stdout)
// expect: no line end
puts("a line")
// expect: a line
fflush(stdout)
fflush(nil)
FileHandle.standardOutput.write(Data("data\n".utf8))
// expect: data
try FileHandle.standardOutput.write(contentsOf: "more\n".data(using: .utf8)!)
// expect: more
