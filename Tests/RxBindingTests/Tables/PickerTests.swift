import Foundation
import HeadlessUI
import RxBinding
import Testing

@MainActor
struct PickerTests {
  private func title(_ picker: UIPickerView, _ row: Int) -> String? {
    picker.delegate?.pickerView(picker, titleForRow: row, forComponent: 0)
  }

  @Test func titlesAndSelection() {
    onScreen {
      let picker = UIPickerView()
      ScreenSession.current.show(picker)
      let numbers = BehaviorRelay(value: [4, 5, 6])
      let binding = numbers.bind(to: picker.rx.itemTitles) { row, number in "\(row): \(number)" }
      #expect(picker.numberOfRows(inComponent: 0) == 3)
      #expect(title(picker, 1) == "1: 5")
      let lines = Lines()
      _ = picker.rx.itemSelected.subscribe(onNext: { lines.add("\($0.row) in \($0.component)") })
      _ = picker.rx.modelSelected(Int.self).subscribe(onNext: { lines.add("\($0)") })
      ScreenSession.current.hand.pick(row: 2, in: picker)
      #expect(lines.take() == ["2 in 0", "[6]"])
      numbers.accept([7])
      #expect(title(picker, 0) == "0: 7")
      binding.dispose()
      #expect(picker.dataSource?.pickerView(picker, numberOfRowsInComponent: 0) == 0)
    }
  }

  @Test func attributedTitlesAndViews() {
    onScreen {
      let picker = UIPickerView()
      _ = Observable.just(["a"]).bind(to: picker.rx.itemAttributedTitles) { _, text in
        NSAttributedString(string: text)
      }
      let attributed = picker.delegate?.pickerView(
        picker,
        attributedTitleForRow: 0,
        forComponent: 0
      )
      #expect(attributed?.string == "a")
      let other = UIPickerView()
      _ = Observable.just(["b"]).bind(to: other.rx.items) { _, text, _ in
        let label = UILabel()
        label.text = text
        return label
      }
      let view = other.delegate?.pickerView(other, viewForRow: 0, forComponent: 0, reusing: nil)
      #expect((view as? UILabel)?.text == "b")
    }
  }
}
