extension ObservableType {
  /// Passes the elements of the first source, and continues with the next source when one fails, until one completes.
  ///
  ///     source1  --a--#
  ///     source2       x--y--|
  ///     result   --a--x--y--|
  ///
  /// If the last one fails, the result fails with its error. An empty sequence completes.
  @inlinable
  public static func `catch`<Sequence: Swift.Sequence>(
    sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    Chain(.error, sequence)
  }
}
