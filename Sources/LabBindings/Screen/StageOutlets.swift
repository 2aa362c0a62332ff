import ScriptMachine
import ScriptTypes

/// What stands for a storyboard: outlets get objects of their types, and an identifier finds the class of that name.
enum StageOutlets {
  static let declaration = """
    internal enum Outlets {
      /// The lists that were made: a storyboard's have cells for their identifiers.
      private static let lists = NSHashTable<AnyObject>.weakObjects()
      private static var said: Set<String> = []
      /// What shows the outlets that stand outside of classes.
      private static let page: UIViewController = UIViewController()

      /// Gives each outlet without a value an object of its type, which stands in `container` below the one before.
      static func fill(_ owner: AnyObject, in container: UIView?) {
        var made: [String] = []
        for name in names(of: owner) {
          guard let object = make(name, of: owner), let place = place(of: object, owner, container) else { continue }
          dress(object, name)
          place()
          set(name, of: owner, to: object)
          made.append("\\(name) (\\(type(of: object)))")
        }
        let text = "made for \\(type(of: owner)): \\(made.joined(separator: ", "))"
        if !made.isEmpty, said.insert(text).inserted { StageScreen.note("outlets", text) }
      }
      /// Puts an object that was made where what holds it is; `nil` if nothing does.
      private static func place(of object: AnyObject, _ owner: AnyObject, _ container: UIView?) -> (() -> Void)? {
        if let view = object as? UIView { return { container?.addSubview(view) } }
        if let recognizer = object as? UIGestureRecognizer { return { container?.addGestureRecognizer(recognizer) } }
        if let constraint = object as? NSLayoutConstraint { return { container?.addConstraint(constraint) } }
        if let item = object as? UIBarButtonItem, let controller = owner as? UIViewController {
          return { controller.navigationItem.rightBarButtonItems = (controller.navigationItem.rightBarButtonItems ?? []) + [item] }
        }
        return nil
      }
      /// Shows an object that was made for an outlet outside of a class.
      static func place(_ object: AnyObject, named name: String) {
        guard let view = object as? UIView else { return }
        dress(view, name)
        if page.view.window == nil { ScreenSession.current.show(page) }
        page.view.addSubview(view)
        StageScreen.note("outlets", "made \\(name) (\\(type(of: view)))")
      }
      private static func dress(_ object: AnyObject, _ name: String) {
        if let item = object as? UIBarButtonItem { item.title = name }
        guard let view = object as? UIView else { return }
        if let button = view as? UIButton { button.setTitle(name, for: .normal) }
        if let field = view as? UITextField { field.placeholder = name }
        if view.accessibilityIdentifier == nil { view.accessibilityIdentifier = name }
        if view is UITableView || view is UICollectionView { lists.add(view) }
      }
      static func controller(named identifier: String) -> UIViewController? {
        controllerObject(named: className(identifier)) as? UIViewController
      }
      /// A cell of the class that an identifier names; a plain one for a table that was made for an outlet.
      static func cell(named identifier: String, for table: UITableView) -> UITableViewCell? {
        let type = cellClass(named: className(identifier)) ?? (lists.contains(table) ? UITableViewCell.self : nil)
        guard let cell = type?.init(style: .default, reuseIdentifier: identifier) else { return nil }
        fill(cell, in: cell.contentView)
        return cell
      }
      /// The same for a collection.
      static func item(named identifier: String, for collection: UICollectionView) -> UICollectionViewCell? {
        let type = itemClass(named: className(identifier)) ?? (lists.contains(collection) ? UICollectionViewCell.self : nil)
        guard let cell = type?.init(frame: .zero) else { return nil }
        fill(cell, in: cell.contentView)
        return cell
      }
      private static func className(_ identifier: String) -> String {
        identifier.prefix(1).uppercased() + identifier.dropFirst()
      }
      private static func names(of owner: AnyObject) -> [String]
      private static func make(_ name: String, of owner: AnyObject) -> AnyObject?
      private static func set(_ name: String, of owner: AnyObject, to object: AnyObject)
      private static func controllerObject(named name: String) -> AnyObject?
      private static func cellClass(named name: String) -> UITableViewCell.Type?
      private static func itemClass(named name: String) -> UICollectionViewCell.Type?
    }
    """
}

extension LabContext {
  func registerOutlets(in table: inout NativeTable) {
    table.add("Outlets.names(of:)") { call in
      guard let object = call[1].hostObject.map(Value.host), object.part != nil else {
        return try [String]().scriptValue(call.machine)
      }
      let empty = try outlets(of: object, call.machine).filter {
        try call.machine.value(of: $0, in: object).isNil
      }
      return try empty.map(\.name).scriptValue(call.machine)
    }
    table.add("Outlets.make(_:of:)") { call in
      guard let outlet = try outlet(of: call).outlet else { return .nil }
      let types = call.machine.runtime.types
      var type = types.metadata(of: outlet.type)
      if case .optional(let wrapped) = type.representation { type = wrapped }
      return try plainObject(of: type, call.machine) ?? .nil
    }
    table.add("Outlets.set(_:of:to:)") { call in
      let (object, outlet) = try outlet(of: call)
      guard let outlet else { return .void }
      let machine = call.machine
      let frame = machine.top
      machine.push(object)
      machine.push(call[3].hostObject.map(Value.host) ?? .nil)
      let owner = outlet.owner.map { machine.runtime.dynamicType(of: object).asSeen(by: $0) }
      _ = try machine.runtime.codeOf(outlet, .setter).call(
        machine,
        frame: frame,
        types: owner?.arguments ?? call.types
      )
      return .void
    }
    table.add("Outlets.controllerObject(named:)") { [self] call in
      guard let type = calls.classNamed(try call[1].string(call.machine)) else { return .nil }
      return try plainObject(of: type, call.machine) ?? .nil
    }
    for (name, base) in [("cellClass", "UITableViewCell"), ("itemClass", "UICollectionViewCell")] {
      table.add("Outlets.\(name)(named:)") { [self] call in
        guard let type = calls.classNamed(try call[1].string(call.machine)),
          sequence(first: type, next: \.superclass).contains(where: { $0.symbol?.name == base })
        else { return .nil }
        return .type(type)
      }
    }
    runtime.makeOutlet = { [unowned self] outlet, machine in
      let types = machine.runtime.types
      var type = types.metadata(of: outlet.type)
      if case .optional(let wrapped) = type.representation { type = wrapped }
      guard let object = try plainObject(of: type, machine) else { return .nil }
      try screen?.place.throwing(object, outlet.name)
      return object
    }
  }
}

/// The outlets of an object's classes, those of superclasses first.
private func outlets(of object: Value, _ machine: Machine) -> [ValueSymbol] {
  let type = machine.runtime.dynamicType(of: object)
  return sequence(first: type, next: \.superclass).reversed().flatMap {
    $0.symbol?.allMembers.filter(\.isOutlet) ?? []
  }
}

/// The outlet that a call names, and the object that has it.
private func outlet(of call: Call) throws -> (object: Value, outlet: ValueSymbol?) {
  let name: String = try call.convert(1)
  let object = call[2].hostObject.map(Value.host) ?? .nil
  return (object, outlets(of: object, call.machine).last { $0.name == name })
}

/// An object of a class that can be made without arguments; `nil` if there is no such initializer.
private func plainObject(of type: TypeMetadata, _ machine: Machine) throws -> Value? {
  for current in sequence(first: type, next: \.superclass) {
    let found = current.symbol?.members(named: "init").first {
      $0.kind == .initializer && $0.parameters.isEmpty
    }
    guard let found else { continue }
    let frame = machine.top
    let object = try machine.runtime.newObject(type, found, machine)
    machine.push(object)
    let made = try machine.runtime.codeOf(found, .body)
      .call(machine, frame: frame, types: current.arguments)
    if case .void = made { return object }
    return made
  }
  return nil
}
