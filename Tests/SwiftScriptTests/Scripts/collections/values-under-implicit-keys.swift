// What is put into a dictionary converts to its values, whatever the key is written like.
struct Key: Hashable { let raw: String; static let a = Key(raw: "a"), b = Key(raw: "b") }
class Img {}
final class Sub: Img {}
var info: [Key: Any] = [:]
let image = Img()
info[.b] = image
info[.a] = Sub()
info[.a] = 5
info[.b] = [1]
info[.b] = { 3 }
var objects: [Key: AnyObject] = [:]
objects[.a] = image
var imgs: [Key: Img] = [:]
imgs[.b] = Sub()
imgs[.a] = imgs[.b]
var nested: [Key: [Key: Any]] = [:]
nested[.a, default: [:]][.b] = image
nested[.a]?[.a] = Sub()
protocol P {}
extension Sub: P {}
var ps: [Key: any P] = [.a: Sub()]
ps[.b] = Sub()
ps[.a] = nil
print(info.count, objects.count, imgs.count, nested[.a]!.count, ps.count)
// expect: 2 1 2 2 1
