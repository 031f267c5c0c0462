// Stand-in for Foundation where there is none: only to check for Apple's systems, so bodies are empty.
// On Linux the real Foundation is used.
public typealias TimeInterval = Double
// The compiler converts the one into the other anyway.
public typealias CGFloat = Double
public protocol NSObjectProtocol: AnyObject {}
open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  open func isEqual(_ object: Any?) -> Bool {}
  open var hash: Int {}
  public static func == (l: NSObject, r: NSObject) -> Bool {}
  public func hash(into hasher: inout Hasher) {}
}
public struct Date: Comparable, Hashable, Codable, Sendable {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public static var now: Date {}
  public static var distantPast: Date {}
  public static var distantFuture: Date {}
  public var timeIntervalSince1970: TimeInterval {}
  public func timeIntervalSince(_ date: Date) -> TimeInterval {}
  public func addingTimeInterval(_ seconds: TimeInterval) -> Date {}
  public static func < (l: Date, r: Date) -> Bool {}
}
public struct DateInterval: Comparable, Hashable, Sendable {
  public init(start: Date, duration: TimeInterval) {}
  public var start: Date
  public var end: Date {}
  public static func < (l: DateInterval, r: DateInterval) -> Bool {}
}
public struct Locale: Hashable, Sendable { public init(identifier: String) {} }
public struct TimeZone: Hashable, Sendable {
  public static var current: TimeZone {}
  public func secondsFromGMT(for date: Date = Date()) -> Int {}
}
public struct UUID: Hashable, Codable, Sendable {
  public init() {}
  public init?(uuidString: String) {}
  public var uuidString: String {}
}
public struct Data: RandomAccessCollection, Hashable, Sendable {
  public init() {}
  public init<S: Sequence>(_ bytes: S) where S.Element == UInt8 {}
  public init(contentsOf url: URL) throws {}
  public var startIndex: Int {}
  public var endIndex: Int {}
  public subscript(i: Int) -> UInt8 {}
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static let atomic = Self(rawValue: 1)
  }
  public func write(to url: URL, options: WritingOptions = []) throws {}
}
public struct URL: Hashable, Sendable {
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
  public static var documentsDirectory: URL {}
  public static var applicationSupportDirectory: URL {}
  public static var temporaryDirectory: URL {}
  public func appending(path: String) -> URL {}
  public func deletingPathExtension() -> URL {}
  public var path: String {}
  public var absoluteString: String {}
  public var scheme: String? {}
  public func host(percentEncoded: Bool = true) -> String? {}
  public var lastPathComponent: String {}
  public var pathExtension: String {}
  public var isFileURL: Bool {}
  public func startAccessingSecurityScopedResource() -> Bool {}
  public func stopAccessingSecurityScopedResource() {}
  public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {}
}
public struct URLResourceKey: Hashable, Sendable { public static let fileSizeKey = Self() }
public struct URLResourceValues { public var fileSize: Int? {} }
public struct URLQueryItem: Hashable, Sendable {
  public var name: String
  public var value: String?
  public init(name: String, value: String?) {}
}
public struct URLComponents: Hashable, Sendable {
  public init?(string: String) {}
  public var scheme: String?
  public var user: String?
  public var password: String?
  public var host: String?
  public var port: Int?
  public var queryItems: [URLQueryItem]?
}
public struct CharacterSet: Hashable, Sendable {
  public static var whitespacesAndNewlines: CharacterSet {}
}
extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String {}
}
public struct URLRequest: Hashable, Sendable {
  public init(url: URL) {}
  public var httpMethod: String?
  public var httpBody: Data?
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}
// Without bodies there is nothing here that could race.
open class URLResponse: NSObject, @unchecked Sendable {}
// Without bodies there is nothing here that could race.
open class HTTPURLResponse: URLResponse, @unchecked Sendable { open var statusCode: Int {} }
// Without bodies there is nothing here that could race.
open class URLSession: NSObject, @unchecked Sendable {
  open class var shared: URLSession {}
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {}
}
// Without bodies there is nothing here that could race.
open class FileManager: NSObject, @unchecked Sendable {
  public static let `default` = FileManager()
  public func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}
  public func createFile(atPath path: String, contents data: Data?) -> Bool {}
  public func fileExists(atPath path: String) -> Bool {}
  public func contentsOfDirectory(atPath path: String) throws -> [String] {}
  public func removeItem(at url: URL) throws {}
  public func copyItem(at srcURL: URL, to dstURL: URL) throws {}
  public func moveItem(at srcURL: URL, to dstURL: URL) throws {}
}
// Without bodies there is nothing here that could race.
open class FileHandle: NSObject, @unchecked Sendable {
  public convenience init(forWritingTo url: URL) throws {}
  public func seekToEnd() throws -> UInt64 {}
  public func write<T: Collection>(contentsOf data: T) throws where T.Element == UInt8 {}
  public func synchronize() throws {}
  public func truncate(atOffset offset: UInt64) throws {}
  public func close() throws {}
}
// Without bodies there is nothing here that could race.
open class NSPredicate: NSObject, @unchecked Sendable { public convenience init(value: Bool) {} }
// Without bodies there is nothing here that could race.
open class NSCompoundPredicate: NSPredicate, @unchecked Sendable {
  public convenience init(orPredicateWithSubpredicates subpredicates: [NSPredicate]) {}
}
public enum SortOrder: Hashable, Sendable { case forward, reverse }
public struct SortDescriptor<Compared>: Sendable {
  public init<Value: Comparable>(
    _ keyPath: any KeyPath<Compared, Value> & Sendable,
    order: SortOrder = .forward
  ) {}
}
public protocol LocalizedError: Error { var errorDescription: String? { get } }
public struct DateComponents: Hashable, Sendable {
  public var year: Int?, month: Int?, day: Int?
  public init(year: Int? = nil, month: Int? = nil, day: Int? = nil) {
    (self.year, self.month, self.day) = (year, month, day)
  }
}
public struct CocoaError: Error {
  public struct Code: Sendable { public static let fileNoSuchFile = Code(), fileWriteUnknown = Code() }
  public init(_ code: Code) {}
}
extension Error { public var localizedDescription: String {} }
public typealias NSNotification = Notification
// Without bodies there is nothing here that could race.
open class OperationQueue: NSObject, @unchecked Sendable {}
// It is not Sendable: https://developer.apple.com/documentation/foundation/notification
public struct Notification {
  public struct Name: Hashable, Sendable { public init(_ raw: String) {} }
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {}
  public var userInfo: [AnyHashable: Any]? {}
  public var name: Name {}
}
// Without bodies there is nothing here that could race.
open class NotificationCenter: NSObject, @unchecked Sendable {
  public static let `default` = NotificationCenter()
  public func addObserver(
    forName name: Notification.Name?,
    object obj: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {}
}
// Without bodies there is nothing here that could race.
open class UserDefaults: NSObject, @unchecked Sendable {
  public static let standard = UserDefaults()
  public convenience init?(suiteName: String?) {}
  public func object(forKey key: String) -> Any? {}
  public func set(_ value: Any?, forKey key: String) {}
  public func removeObject(forKey key: String) {}
  public func string(forKey key: String) -> String? {}
}
// Without bodies there is nothing here that could race.
open class Bundle: NSObject, @unchecked Sendable {
  public static let main = Bundle()
  public var resourceURL: URL? {}
  public func object(forInfoDictionaryKey key: String) -> Any? {}
  open var preferredLocalizations: [String] {}
}
public struct AttributedString: Hashable, Sendable {
  public struct CharacterView: BidirectionalCollection, Sendable {
    public struct Index: Comparable, Sendable { public static func < (l: Self, r: Self) -> Bool {} }
    public var startIndex: Index {}
    public var endIndex: Index {}
    public func index(after i: Index) -> Index {}
    public func index(before i: Index) -> Index {}
    public subscript(i: Index) -> Character {}
  }
  public init(_ string: String) {}
  public var characters: CharacterView {}
}
public struct LocalizedStringResource: Sendable, Hashable, ExpressibleByStringInterpolation {
  public let key: String
  public init(stringLiteral value: String) {}
}
open class JSONEncoder {
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data {}
}
open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {}
}
// Without bodies there is nothing here that could race.
open class DispatchQueue: @unchecked Sendable {
  public init(label: String) {}
  public func sync<T>(_ work: () throws -> T) rethrows -> T {}
}
