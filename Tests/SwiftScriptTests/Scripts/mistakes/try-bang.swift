struct Oops: Error {}
func fail() throws -> Int { throw Oops() }
print((try? fail()) as Any)  // expect: nil
print(try! fail())  // expect error: 'try!' expression unexpectedly raised an error: main.Oops()
