public import HeadlessUI
public import ReactiveSignals

extension Reactive where Base: UISearchBar {
  /// Sets the text.
  public var text: BindingTarget<String?> { makeBindingTarget { $0.text = $1 } }

  /// Sets the selected scope.
  public var selectedScopeButtonIndex: BindingTarget<Int> {
    makeBindingTarget { $0.selectedScopeButtonIndex = $1 }
  }

  /// Sets whether the button for canceling is shown.
  public var showsCancelButton: BindingTarget<Bool> {
    makeBindingTarget { $0.showsCancelButton = $1 }
  }

  /// Sends the text when the editing ends.
  public var textValues: Signal<String?, Never> {
    mapMessages("searchBarTextDidEndEditing(_:)") { bar, _ in bar.text }
  }

  /// Sends the text whenever a person changes it.
  public var continuousTextValues: Signal<String?, Never> {
    mapMessages("searchBar(_:textDidChange:)") { bar, _ in bar.text }
  }

  /// Sends the selected scope when a person selects one.
  public var selectedScopeButtonIndices: Signal<Int, Never> {
    mapMessages("searchBar(_:selectedScopeButtonIndexDidChange:)") { bar, _ in
      bar.selectedScopeButtonIndex
    }
  }

  /// Sends when a person taps the button for canceling.
  public var cancelButtonClicked: Signal<(), Never> {
    mapMessages("searchBarCancelButtonClicked(_:)") { _, _ in }
  }

  /// Sends when a person taps the button for searching.
  public var searchButtonClicked: Signal<(), Never> {
    mapMessages("searchBarSearchButtonClicked(_:)") { _, _ in }
  }

  /// Sends when a person taps the button for bookmarks.
  public var bookmarkButtonClicked: Signal<(), Never> {
    mapMessages("searchBarBookmarkButtonClicked(_:)") { _, _ in }
  }

  /// Sends when a person taps the button for the list of results.
  public var resultsListButtonClicked: Signal<(), Never> {
    mapMessages("searchBarResultsListButtonClicked(_:)") { _, _ in }
  }

  /// Sends when the editing begins.
  public var textDidBeginEditing: Signal<(), Never> {
    mapMessages("searchBarTextDidBeginEditing(_:)") { _, _ in }
  }

  /// Sends when the editing ends.
  public var textDidEndEditing: Signal<(), Never> {
    mapMessages("searchBarTextDidEndEditing(_:)") { _, _ in }
  }
}
