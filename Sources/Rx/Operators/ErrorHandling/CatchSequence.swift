extension ObservableType {
  /// Passes what the first source sends, and when it fails goes on with the next, until one completes.
  ///
  ///     source1  --a--#
  ///     source2       x--y--|
  ///     result   --a--x--y--|
  ///
  /// When the last one fails, its error ends the result. An empty sequence completes.
  public static func `catch`<Sequence: Swift.Sequence>(
    sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    Chain(.error, sequence)
  }
}
