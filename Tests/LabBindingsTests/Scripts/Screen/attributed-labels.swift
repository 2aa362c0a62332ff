import RxCocoa
import RxSwift
import UIKit

let label = UILabel()
let bag = DisposeBag()
let marks: [NSAttributedString.Key: Any] = [
  .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
]
Observable.just("sale")
  .map { NSAttributedString(string: $0, attributes: marks) }
  .bind(to: label.rx.attributedText)
  .disposed(by: bag)
let shown = label.attributedText!
print(shown.string, shown.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int ?? 0)
// expect: sale 1
print(shown.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red, shown.attribute(.font, at: 0, effectiveRange: nil) == nil)
// expect: true true
