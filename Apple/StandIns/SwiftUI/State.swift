#if canImport(WatchKit)
public import WatchKit
#endif
public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() {} }
/// A property that the stage fills before a body is asked for.
protocol Filled { @MainActor func fill(_ drawing: _Drawing, named name: String) }
// Both closures read and set what lives on the main actor, and views use them there.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: @unchecked Sendable {
  let get: () -> Value, set: (Value) -> Void
  #if os(Linux)
  // The compiler dies of the real declaration when it makes code (Swift 6.3.1); where it only checks, it has it.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(
      plainly: unsafeBitCast(get, to: (() -> Value).self),
      unsafeBitCast(set, to: ((Value) -> Void).self)
    )
  }
  #else
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {}
  #endif
  init(plainly get: @escaping () -> Value, _ set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(plainly: { value }, { _ in })
  }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<
    Subject
  > {
    Binding<Subject>(
      plainly: { wrappedValue[keyPath: keyPath] },
      { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}
@propertyWrapper public struct State<Value>: DynamicProperty, Filled {
  // The stage alone reads and fills it, on the main actor.
  final class Box: @unchecked Sendable {
    var value: Value; var kept: Box?; init(_ value: Value) { self.value = value }
  }
  let box: Box
  public init(wrappedValue value: Value) { box = Box(value) }
  public init(initialValue value: Value) { box = Box(value) }
  public var wrappedValue: Value {
    get { (box.kept ?? box).value }
    nonmutating set { (box.kept ?? box).value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(plainly: { wrappedValue }, { wrappedValue = $0 })
  }
  func fill(_ drawing: _Drawing, named name: String) {
    let key = drawing.place + "." + name
    if let kept = drawing.stage.states[key] as? Box {
      if kept !== box { box.kept = kept }
    } else {
      drawing.stage.states[key] = box
    }
  }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
extension State: Sendable where Value: Sendable {}
@propertyWrapper public struct Environment<Value>: DynamicProperty, Filled {
  final class Box { var value: Value? }
  let box = Box(), read: (EnvironmentValues) -> Value
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    // What is kept under a type is of that type; a view without its model ends the test.
    read = { $0.objects[ObjectIdentifier(objectType)] as! Value }
  }
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0.objects[ObjectIdentifier(objectType)] as? T }
  }
  public var wrappedValue: Value { box.value ?? read(EnvironmentValues()) }
  func fill(_ drawing: _Drawing, named name: String) { box.value = read(drawing.environment) }
}
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }
  public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable {
    self.wrappedValue = wrappedValue
  }
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>)
    -> Binding<Subject> where Value: AnyObject
  {
    let value = wrappedValue
    return Binding<Subject>(plainly: { value[keyPath: keyPath] }, { value[keyPath: keyPath] = $0 })
  }
}
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  let get: () -> Value, set: (Value) -> Void
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { Binding(plainly: get, set) }
}
extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    (get, set) = (
      { (store ?? .standard).object(forKey: key) as? Bool ?? wrappedValue },
      { (store ?? .standard).set($0, forKey: key) }
    )
  }
}
extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    (get, set) = (
      { (store ?? .standard).string(forKey: key) ?? wrappedValue },
      { (store ?? .standard).set($0, forKey: key) }
    )
  }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    (get, set) = (
      { (store ?? .standard).object(forKey: key) as? Int ?? wrappedValue },
      { (store ?? .standard).set($0, forKey: key) }
    )
  }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    (get, set) = (
      { (store ?? .standard).object(forKey: key) as? Double ?? wrappedValue },
      { (store ?? .standard).set($0, forKey: key) }
    )
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    (get, set) = (
      { (store ?? .standard).string(forKey: key).flatMap(Value.init(rawValue:)) ?? wrappedValue },
      { (store ?? .standard).set($0.rawValue, forKey: key) }
    )
  }
}
public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
public struct EnvironmentValues {
  var objects: [ObjectIdentifier: AnyObject] = [:], values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public var scenePhase: ScenePhase = .active
  public var isLuminanceReduced = false
  public var accessibilityReduceMotion: Bool { false }
  public var dismiss: DismissAction { DismissAction() }
  public var openURL: OpenURLAction { OpenURLAction() }
}
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
@MainActor @preconcurrency public struct DismissAction {
  nonisolated init() {}; public func callAsFunction() {}
}
@MainActor @preconcurrency public struct OpenURLAction {
  nonisolated init() {}; public func callAsFunction(_ url: URL) {}
}

// MARK: Apps and scenes
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene; @SceneBuilder var body: Body { get }
}
extension Never: Scene {}
@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene; @SceneBuilder var body: Body { get }; init()
}
extension App { public static func main() { _ = Self() } }
@MainActor protocol _Windowed { func _window() -> any View }
public struct WindowGroup<Content: View>: Scene, _Windowed {
  let make: () -> Content
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) { make = makeContent }
  public var body: Never { fatalError() }
  func _window() -> any View { make() }
}
#if canImport(WatchKit)
/// Makes the delegate with the app, whatever has launched it.
// https://developer.apple.com/documentation/swiftui/wkapplicationdelegateadaptor
@available(iOS, unavailable) @MainActor @preconcurrency @propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject & WKApplicationDelegate> {
  public let wrappedValue: DelegateType
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = DelegateType()
  }
  @_spi(Stage) public init(made: DelegateType) { wrappedValue = made }
}
#endif
extension Scene {
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    self
  }
}
#if MACROS
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StandInMacros", type: "PreviewMacro")
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "StandInMacros", type: "EntryMacro")
#endif
