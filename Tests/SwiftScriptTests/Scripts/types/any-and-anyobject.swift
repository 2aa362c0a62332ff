let mixed: [Any] = [1, "a", 2.5, true, [1], ["k": 1], (1, 2)]
var kinds: [String] = []
for m in mixed { switch m { case is Int: kinds.append("int"); case is String: kinds.append("string"); case is Double: kinds.append("double"); case is Bool: kinds.append("bool"); case is [Int]: kinds.append("list"); case is [String: Int]: kinds.append("map"); default: kinds.append("other") } }
print(kinds)  // expect: ["int", "string", "double", "bool", "list", "map", "other"]
class A {}
let objects: [AnyObject] = [A(), A()]
print(objects.count, objects[0] === objects[1], objects[0] is A)  // expect: 2 false true
let dict: [String: Any] = ["n": 1, "s": "x", "l": [1, 2]]
print(dict["n"] as? Int ?? 0, dict["s"] as? String ?? "", (dict["l"] as? [Int])?.count ?? 0, dict["zz"] as? Int as Any)
// expect: 1 x 2 nil
