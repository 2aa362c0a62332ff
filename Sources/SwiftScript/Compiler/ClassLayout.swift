extension World {
  /// Puts the inherited stored properties before a class's own, now that every class has declared its own.
  func layOutClasses() {
    func layOut(_ type: TypeObject) {
      guard let position = newClasses.firstIndex(where: { $0 === type }) else { return }
      newClasses.remove(at: position)
      guard let parent = type.superclass else { return }
      layOut(parent)
      var all = parent.storedProperties
      for property in type.storedProperties {
        if let overridden = all.firstIndex(where: { $0.name == property.name }) {
          property.takePlace(of: all[overridden])
          all[overridden] = property
          type.members[property.name] = [.stored(overridden)]
        } else {
          type.members[property.name] = [.stored(all.count)]
          all.append(property)
        }
      }
      type.storedProperties = all
    }
    while let type = newClasses.last { layOut(type) }
  }
}
