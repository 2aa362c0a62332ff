import Foundation
import RxSwift
import RxRelay

// Shopping cart with relays, Codable persistence and derived streams.
struct Product: Codable, Hashable { let sku: String; let cents: Int; var tags: [String] = [] }
struct Line: Codable, Equatable { let product: Product; var quantity: Int; var total: Int { product.cents * quantity } }
struct Cart: Codable, Equatable {
  private(set) var lines: [Line] = []
  var coupon: Coupon?
  enum Coupon: Codable, Equatable { case percent(Int), fixed(cents: Int) }
  var subtotal: Int { lines.map(\.total).reduce(0, +) }
  var total: Int {
    switch coupon {
    case .percent(let p)?: return subtotal - subtotal * p / 100
    case .fixed(cents: let c)?: return max(0, subtotal - c)
    case nil: return subtotal
    }
  }
  subscript(sku: String) -> Int {
    get { lines.first { $0.product.sku == sku }?.quantity ?? 0 }
    set { if let i = lines.firstIndex(where: { $0.product.sku == sku }) { if newValue <= 0 { lines.remove(at: i) } else { lines[i].quantity = newValue } } }
  }
  mutating func add(_ p: Product, _ n: Int = 1) { if self[p.sku] > 0 { self[p.sku] += n } else { lines.append(Line(product: p, quantity: n)) } }
}
extension Int { var money: String { String(format: "$%d.%02d", self / 100, self % 100) } }
final class CartViewModel {
  private let cart: BehaviorRelay<Cart>
  let badge: Observable<String?>, summary: Observable<[String]>, canPay: Observable<Bool>
  init(_ initial: Cart = .init()) {
    cart = BehaviorRelay(value: initial)
    badge = cart.map { c in c.lines.isEmpty ? nil : "\(c.lines.map(\.quantity).reduce(0, +))" }.distinctUntilChanged()
    summary = cart.map { c in c.lines.map { "\($0.quantity)x\($0.product.sku) \($0.total.money)" } + ["= \(c.total.money)"] }
    canPay = cart.map { $0.total > 0 }.distinctUntilChanged()
  }
  func update(_ change: (inout Cart) -> Void) { var c = cart.value; change(&c); cart.accept(c) }
  func save() throws -> String { let e = JSONEncoder(); e.outputFormatting = .sortedKeys; return String(decoding: try e.encode(cart.value), as: UTF8.self) }
  static func load(_ s: String) throws -> CartViewModel { CartViewModel(try JSONDecoder().decode(Cart.self, from: Data(s.utf8))) }
}
let bag = DisposeBag()
let vm = CartViewModel()
vm.badge.subscribe(onNext: { print("badge", $0 ?? "-") }).disposed(by: bag)
vm.summary.skip(1).map { $0.joined(separator: ", ") }.subscribe(onNext: { print($0) }).disposed(by: bag)
vm.canPay.subscribe(onNext: { print($0 ? "pay" : "empty") }).disposed(by: bag)
let tea = Product(sku: "tea", cents: 450), cup = Product(sku: "cup", cents: 1299, tags: ["new"])
vm.update { $0.add(tea, 2) }
vm.update { $0.add(cup); $0.add(tea) }
vm.update { $0.coupon = .percent(10) }
let saved = try! vm.save()
print(saved)
let again = try! CartViewModel.load(saved)
again.summary.take(1).subscribe(onNext: { print("loaded", $0.last!) }).disposed(by: bag)
vm.update { $0.coupon = .fixed(cents: 99_999) }
vm.update { $0["tea"] = 0; $0["cup"] -= 1 }
print(try! vm.save(), Set([tea, tea, cup]).count)
// expect: badge -
// expect: empty
// expect: badge 2
// expect: 2xtea $9.00, = $9.00
// expect: pay
// expect: badge 4
// expect: 3xtea $13.50, 1xcup $12.99, = $26.49
// expect: 3xtea $13.50, 1xcup $12.99, = $23.85
// expect: {"coupon":{"percent":{"_0":10}},"lines":[{"product":{"cents":450,"sku":"tea","tags":[]},"quantity":3},{"product":{"cents":1299,"sku":"cup","tags":["new"]},"quantity":1}]}
// expect: loaded = $23.85
// expect: 3xtea $13.50, 1xcup $12.99, = $0.00
// expect: empty
// expect: badge -
// expect: = $0.00
// expect: {"coupon":{"fixed":{"cents":99999}},"lines":[]} 2
