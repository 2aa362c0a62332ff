// What a collection holds says which type a literal beside it has.
func find<List: Collection>(_ list: List, _ element: List.Element) -> Int?
where List.Element: Equatable {
  for (position, other) in list.enumerated() where other == element { return position }
  return nil
}
print(find("abc", "b") ?? -1, find([1.5, 2], 2) ?? -1, find([1, 2], 3) as Any)  // expect: 1 1 nil
