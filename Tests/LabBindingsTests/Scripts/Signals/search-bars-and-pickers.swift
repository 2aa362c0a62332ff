import Foundation
import PlaygroundSupport
import ReactiveCocoa
import ReactiveSwift
import UIKit

final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { ["S", "M", "L"][row] }
}

let root = UIViewController()
let bar = UISearchBar()
bar.showsCancelButton = true
bar.scopeButtonTitles = ["all", "new"]
let picker = UIPickerView()
let sizes = Sizes()
picker.dataSource = sizes
picker.delegate = sizes
let notes = UITextView()
notes.accessibilityLabel = "notes"
for view in [bar, picker, notes] as [UIView] { root.view.addSubview(view) }
PlaygroundPage.current.liveView = root

bar.reactive.continuousTextValues.observeValues { print("search", $0 ?? "") }
bar.reactive.searchButtonClicked.observeValues { print("go") }
bar.reactive.cancelButtonClicked.observeValues { print("cancel") }
bar.reactive.selectedScopeButtonIndices.observeValues { print("scope", $0) }
bar.reactive.textDidBeginEditing.observeValues { print("begin") }
picker.reactive.selections.observeValues { print("row", $0.row, "of", $0.component) }
notes.reactive.continuousTextValues.observeValues { print("note", $0) }

let text = DynamicProperty<String?>(object: bar, keyPath: "text")
text.producer.startWithValues { print("dynamic [\($0 ?? "nil")]") }  // expect: dynamic []
text.value = "set"  // expect: dynamic [set]
print(bar.text ?? "")  // expect: set
let scope = MutableProperty(0)
bar.reactive.selectedScopeButtonIndex <~ scope
scope.value = 1
print(bar.selectedScopeButtonIndex)  // expect: 1
bar.reactive.producer(for: \.showsCancelButton).startWithValues { print("shows", $0) }
// expect: shows true
bar.showsCancelButton = false  // expect: shows false
bar.showsCancelButton = true  // expect: shows true
picker.reactive.selectedRow(inComponent: 0) <~ scope
print(picker.selectedRow(inComponent: 0))  // expect: 1
user.type("go", into: "set")
// expect: begin
// expect: search setg
// expect: search setgo
user.press(.return)  // expect: go
user.choose("all", in: bar)  // expect: scope 0
user.tap("Cancel")  // expect: cancel
user.pick(row: 2, in: picker)  // expect: row 2 of 0
user.type("n", into: notes)  // expect: note n
