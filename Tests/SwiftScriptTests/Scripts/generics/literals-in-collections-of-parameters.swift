// A literal inside a collection is what the parameter of a generic function holds.
func sets<T: Hashable & Comparable>(_ deps: [String: Set<T>]) -> [T] { deps.values.flatMap { $0 }.sorted() }
print(sets(["app": [2, 1], "ui": [3]]))
// expect: [1, 2, 3]
func slices<T>(_ deps: [ArraySlice<T>]) -> String { "\(type(of: deps))" }
print(slices([["ui"]]), slices([[1], [2.5]]))
// expect: Array<ArraySlice<String>> Array<ArraySlice<Double>>
func nested<T>(_ all: [[Set<T>]]) -> String { "\(type(of: all))" }
print(nested([[[1, 2]], []]), nested([[["a"], []]]))
// expect: Array<Array<Set<Int>>> Array<Array<Set<String>>>
struct Graph<Node: Hashable> { var edges: [Node: Set<Node>] }
print(Graph(edges: ["a": ["b"], "b": []]).edges.count)
// expect: 2
func dictionaries<K, V>(_ list: [[K: V]]) -> String { "\(type(of: list))" }
print(dictionaries([["a": 1], ["b": 2]]))
// expect: Array<Dictionary<String, Int>>
func pairs<K: Hashable, V>(_ list: KeyValuePairs<K, [V]>) -> String { list.map { "\($0) \(type(of: $1))" }.joined(separator: ", ") }
print(pairs(["a": [1], "b": [2, 3]]))
// expect: a Array<Int>, b Array<Int>
func optionals<T>(_ list: [Set<T>?]) -> String { "\(type(of: list))" }
print(optionals([[1], nil]))
// expect: Array<Optional<Set<Int>>>
func anything(_ list: [Any]) -> String { list.map { "\(type(of: $0))" }.joined(separator: " ") }
print(anything([[1, 2], ["a": [1]], [[1.5]]]))
// expect: Array<Int> Dictionary<String, Array<Int>> Array<Array<Double>>
func both<T: Hashable>(_ first: T, _ rest: [Set<T>]) -> String { "\(type(of: rest))" }
print(both(1, [[2]]), both(1.5, [[2]]), both("a", [["b"]]))
// expect: Array<Set<Int>> Array<Set<Double>> Array<Set<String>>
let plain = [[1, 2], [3]], mixed = ["a": [1, 2.5], "b": []], sums = [[1, 2], [3]].map { $0.reduce(0, +) }
print(type(of: plain), type(of: mixed), sums)
// expect: Array<Array<Int>> Dictionary<String, Array<Double>> [3, 3]
func seqs<S: Sequence>(_ list: [S]) -> [S.Element] { list.flatMap { $0 } }
print(seqs([[1], [2, 3]]), seqs(["ab", "c"]))
// expect: [1, 2, 3] ["a", "b", "c"]
func closures<T>(_ list: [Set<T>], _ f: (T) -> String) -> String { list.map { $0.map(f).sorted().joined() }.joined(separator: "|") }
print(closures([[1, 2], [3]]) { "<\($0)>" }, closures([["x"]], { $0.uppercased() }))
// expect: <1><2>|<3> X
print([Set([1, 2]), [3]].map(\.count), Dictionary(grouping: [[1], [2, 3], [4]], by: { $0.count }).mapValues(\.count).sorted { $0.key < $1.key }.map { [$0.key, $0.value] })
// expect: [2, 1] [[1, 2], [2, 1]]
