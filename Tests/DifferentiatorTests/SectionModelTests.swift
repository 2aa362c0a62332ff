import Differentiator
import Testing

struct SectionModelTests {
  @Test func sectionsWithOtherRows() {
    let section = SectionModel(model: "a", items: [1, 2])
    #expect(SectionModel(original: section, items: [3]) == SectionModel(model: "a", items: [3]))
    #expect(section.identity == "a")
    #expect("\(section)" == "a > [1, 2]")
    let animatable = AnimatableSectionModel(model: "a", items: [1, 2])
    let other = AnimatableSectionModel(original: animatable, items: [3])
    #expect(other == AnimatableSectionModel(model: "a", items: [3]))
    #expect(animatable.identity == "a")
    #expect("\(animatable)" == #"HashableSectionModel(model: "a", items: [1, 2])"#)
    #expect([animatable, other][ItemPath(sectionIndex: 0, itemIndex: 1)] == 2)
  }

  @Test func textsAndNumbersAreTheirOwnIdentities() {
    #expect("a".identity == "a")
    #expect(1.identity == 1)
    #expect(1.5.identity == 1.5)
    #expect(UInt8(3).identity == 3)
    #expect(IdentifiableValue(value: 4).identity == 4)
    #expect("\(IdentifiableValue(value: 4))" == "4")
  }

  @Test func theFirstListIsShownAsAWhole() {
    let list = [SectionModel(model: "a", items: [1]), SectionModel(model: "b", items: [])]
    let first = Changeset.initialValue(list)
    #expect(first.reloadData)
    #expect(first.insertedSections == [0, 1])
    #expect(first.finalSections == list)
  }
}
