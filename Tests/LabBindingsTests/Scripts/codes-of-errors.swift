import Foundation

// `catch` compares a code with the code of the error; `CocoaError` says what its code means.

func fail(_ error: any Error) throws { throw error }

do { try fail(CocoaError(.fileReadNoSuchFile)) } catch CocoaError.fileReadNoSuchFile {
  print("no such file")  // expect: no such file
}
do { try fail(URLError(.badURL)) } catch URLError.timedOut { print("slow") } catch URLError.badURL {
  print("no address")  // expect: no address
}
do { try fail(CocoaError(.userCancelled)) } catch let error as CocoaError where error.code == .fileNoSuchFile {
  print("missing")
} catch {
  print(error.localizedDescription)  // expect: The operation could not be completed. The operation was cancelled.
}
let missing = CocoaError(.fileNoSuchFile)
print(missing)  // expect: Error Domain=NSCocoaErrorDomain Code=4 "The file doesn’t exist."
print(missing.errorCode, CocoaError.errorDomain, missing.isFileError)  // expect: 4 NSCocoaErrorDomain true
print(CocoaError(.fileReadUnknown).localizedDescription)  // expect: The operation could not be completed. (NSCocoaErrorDomain error 256.)
let told = CocoaError(.formatting, userInfo: [NSLocalizedDescriptionKey: "Nothing to read."])
print(told.localizedDescription, told.userInfo.count)  // expect: Nothing to read. 1
print(missing == CocoaError(.fileNoSuchFile), missing.code == .fileLocking)  // expect: true false
