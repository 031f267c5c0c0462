// Stand-in for App Intents, written from Apple's documentation.
@_exported import Foundation
public protocol IntentResult: Sendable {}; public protocol ProvidesDialog: Sendable {}
public protocol ReturnsValue<Value>: Sendable { associatedtype Value }
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  let text: String; public init(stringLiteral value: String) { text = value };
  public init(_ resource: LocalizedStringResource) { text = resource.key }
}
public struct _Result<Value>: IntentResult, ReturnsValue, Sendable {}
/// A result with a dialog: whoever promises one gives it.
public struct _Spoken<Value>: IntentResult, ProvidesDialog, ReturnsValue, Sendable {
  @_spi(Fake) public let dialog: String
}
extension IntentResult where Self == _Spoken<Never> {
  public static func result(dialog: IntentDialog) -> Self { .init(dialog: dialog.text) }
}
extension IntentResult where Self == _Result<Never> {
  public static func result() -> Self { .init() }
  public static func result<I: AppIntent>(actionButtonIntent: I) -> Self { .init() }
}
public protocol PersistentlyIdentifiable {}
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  init()
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public typealias Parameter = IntentParameter
}
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}; public init(_ resource: LocalizedStringResource) {}
}
public protocol SystemIntent: AppIntent {}
public protocol AudioPlaybackIntent: SystemIntent {};
public protocol LiveActivityIntent: SystemIntent {}
public protocol InstanceDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
}
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
  associatedtype WorkoutStyle: AppValue
  var workoutStyle: WorkoutStyle { get set }
  static var suggestedWorkouts: [Self] { get }
  init(style: WorkoutStyle)
}
extension StartWorkoutIntent {
  public init(style: WorkoutStyle) { self.init(); workoutStyle = style }
}
public protocol PauseWorkoutIntent: SystemIntent {};
public protocol ResumeWorkoutIntent: SystemIntent {}
public protocol AppValue: Sendable {}
extension String: AppValue {}; extension Int: AppValue {}; extension Bool: AppValue {}
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}; public init(name: LocalizedStringResource) {}
}
public struct DisplayRepresentation: Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {};
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {}
}
public protocol AppEnum: AppValue, CaseIterable, Hashable, RawRepresentable
where RawValue == String {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
// The system sets it before an intent runs, and nobody afterwards.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  private var value: Value?
  public var wrappedValue: Value {
    get { value! }
    set { value = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }
  init(_ value: Value?) { self.value = value }
}
extension IntentParameter where Value: AppValue {
  public convenience init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil
  ) { self.init(nil) }
  public convenience init(title: LocalizedStringResource, default defaultValue: Value) {
    self.init(defaultValue)
  }
}
extension IntentParameter where Value == Int {
  public convenience init(
    title: LocalizedStringResource,
    default defaultValue: Int,
    inclusiveRange: (lowerBound: Int, upperBound: Int)
  ) { self.init(defaultValue) }
}
extension AppIntent { public typealias Dependency = AppDependency }
// Read only, from a manager that is filled at the start.
@propertyWrapper public final class AppDependency<Value: Sendable>: @unchecked Sendable {
  public init() {}
  public var wrappedValue: Value {
    // What is kept under a type is of that type.
    AppDependencyManager.shared.found[ObjectIdentifier(Value.self)] as! Value
  }
}
// Filled at the start of the app, before any intent runs.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  var found: [ObjectIdentifier: Any] = [:]
  /// A manager of its own, as for a test.
  public init() {}
  // https://developer.apple.com/documentation/appintents/appdependencymanager/add(key:dependency:)-2le3x
  public func add<Dependency: Sendable>(
    dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) { found[ObjectIdentifier(Dependency.self)] = dependency() }
  /// Whether an intent that runs now would find it; one that does not ends the process.
  @_spi(Fake) public func holds<Dependency>(_ type: Dependency.Type) -> Bool {
    found[ObjectIdentifier(type)] != nil
  }
}
public enum AppShortcutPhraseToken: Hashable, Sendable { case applicationName }
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
  }
  // Xcode refuses it too, though not its compiler.
  public init(stringLiteral value: String) {
    fatalError("a phrase needs the application's name: \(value)")
  }
  public init(stringInterpolation: StringInterpolation) {}
}
public struct AppShortcut: Sendable {
  public init<Intent: AppIntent>(
    intent: Intent,
    phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {}
}
@resultBuilder public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
#if os(Linux)
// Foundation on Linux has none.
public struct LocalizedStringResource: Sendable, Hashable, ExpressibleByStringInterpolation {
  public let key: String; public init(stringLiteral value: String) { key = value }
}
#endif
