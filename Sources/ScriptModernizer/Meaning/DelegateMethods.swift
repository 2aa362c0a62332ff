/// Methods that a screen calls, which Swift 3 renamed: a program declares them, so that nothing says what they are called today.
enum DelegateMethods {
  static func repair(_ words: inout Words) {
    for position in words.positions where words[position + 1] == "(" {
      let isDeclared = words[position - 1] == "func"
      guard isDeclared || isSelected(position, words), let close = words.partner(of: position + 1)
      else { continue }
      if let method = methods[words[position]] {
        words.replace(position..<position + 1, by: method.name)
        // Today its only argument has the label.
        let name = words[position + 2] == "_" ? position + 3 : position + 2
        words.replace(
          position + 2..<name + 1,
          by: isDeclared ? "\(method.label) \(words[name])" : method.label
        )
        continue
      }
      guard owners.contains(words[position]) else { continue }
      for part in words.outside(of: position + 2..<close) {
        guard let label = labels[words[part]], ["(", ",", ":"].contains(words[part - 1]) else {
          continue
        }
        words.replace(part..<part + 1, by: label)
      }
    }
  }

  /// Whether a name stands in `#selector(Type.name(_:label:))`.
  private static func isSelected(_ position: Int, _ words: Words) -> Bool {
    guard words[position - 1] == ".", let open = words.bracket(around: position) else {
      return false
    }
    return words[open - 1] == "selector" || words[open - 1] == "#selector"
  }

  private static let owners: Set = [
    "tableView", "collectionView", "textField", "textView", "pickerView",
    "scrollViewDidEndDragging",
    "scrollViewWillEndDragging", "scrollViewWillBeginZooming", "scrollViewDidEndZooming", "tabBar",
    "navigationController", "tabBarController",
  ]

  private static let labels = [
    "cellForRowAtIndexPath": "cellForRowAt", "heightForRowAtIndexPath": "heightForRowAt",
    "estimatedHeightForRowAtIndexPath": "estimatedHeightForRowAt",
    "didSelectRowAtIndexPath": "didSelectRowAt", "didDeselectRowAtIndexPath": "didDeselectRowAt",
    "willSelectRowAtIndexPath": "willSelectRowAt",
    "willDeselectRowAtIndexPath": "willDeselectRowAt",
    "shouldHighlightRowAtIndexPath": "shouldHighlightRowAt",
    "didHighlightRowAtIndexPath": "didHighlightRowAt",
    "didUnhighlightRowAtIndexPath": "didUnhighlightRowAt",
    "canEditRowAtIndexPath": "canEditRowAt", "canMoveRowAtIndexPath": "canMoveRowAt",
    "editingStyleForRowAtIndexPath": "editingStyleForRowAt", "commitEditingStyle": "commit",
    "forRowAtIndexPath": "forRowAt", "moveRowAtIndexPath": "moveRowAt", "toIndexPath": "to",
    "willDisplayCell": "willDisplay", "didEndDisplayingCell": "didEndDisplaying",
    "accessoryButtonTappedForRowWithIndexPath": "accessoryButtonTappedForRowWith",
    "targetIndexPathForMoveFromRowAtIndexPath": "targetIndexPathForMoveFromRowAt",
    "cellForItemAtIndexPath": "cellForItemAt", "didSelectItemAtIndexPath": "didSelectItemAt",
    "didDeselectItemAtIndexPath": "didDeselectItemAt", "forItemAtIndexPath": "forItemAt",
    "sizeForItemAtIndexPath": "sizeForItemAt", "atIndexPath": "at",
    "shouldChangeCharactersInRange": "shouldChangeCharactersIn",
    "shouldChangeTextInRange": "shouldChangeTextIn", "withView": "with",
    "didSelectItem": "didSelect", "willShowViewController": "willShow",
    "didShowViewController": "didShow", "didSelectViewController": "didSelect",
  ]

  private static let methods = [
    "numberOfSectionsInTableView": (name: "numberOfSections", label: "in"),
    "numberOfSectionsInCollectionView": (name: "numberOfSections", label: "in"),
    "sectionIndexTitlesForTableView": (name: "sectionIndexTitles", label: "for"),
    "numberOfComponentsInPickerView": (name: "numberOfComponents", label: "in"),
    "updateSearchResultsForSearchController": (name: "updateSearchResults", label: "for"),
    "viewForZoomingInScrollView": (name: "viewForZooming", label: "in"),
  ]
}
