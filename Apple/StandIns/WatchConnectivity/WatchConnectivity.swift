// Stand-in for WatchConnectivity, written from Apple's documentation; a test couples two sessions and
// holds the wire. What was queued outlives the app, as on a device.
@_exported import Foundation
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
public final class WCSessionUserInfoTransfer: NSObject {
  public let userInfo: [String: Any]
  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
}
public final class WCSessionFileTransfer: NSObject {
  public let file: WCSessionFile
  public internal(set) var isTransferring = true
  init(_ file: WCSessionFile) { self.file = file }
}
public class WCSessionFile: NSObject {
  public let fileURL: URL, metadata: [String: Any]?
  init(fileURL: URL, metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}
/// Called on a background thread.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession,
    activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  )
  #if !os(watchOS)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  #endif
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceive file: WCSessionFile)
  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  )
}
// Optional in truth. Here what is delivered and heard by nobody ends the test: a misspelt method is found.
extension WCSessionDelegate {
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {
    fatalError("nobody hears a message")
  }
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {
    fatalError("nobody hears user info")
  }
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) { fatalError("nobody hears a context") }
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {
    fatalError("nobody hears a file")
  }
  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) { fatalError("nobody hears that a file has gone") }
}
public class WCSession: NSObject {
  /// Whether the device can have a watch, which an iPad cannot.
  @_spi(Fake) @TaskLocal public static var isThere = true
  // https://developer.apple.com/documentation/watchconnectivity/wcsession/issupported()
  public class func isSupported() -> Bool { isThere }
  // No test asks for it: a device of theirs has its own session.
  public nonisolated(unsafe) static let `default` = WCSession()
  public weak var delegate: (any WCSessionDelegate)?
  public private(set) var activationState = WCSessionActivationState.notActivated
  public private(set) var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] = []
  public private(set) var applicationContext: [String: Any] = [:]
  private var isContextNew = false
  public private(set) var outstandingFileTransfers: [WCSessionFileTransfer] = []
  @_spi(Fake) public weak var peer: WCSession?
  /// Whether the two devices are out of reach of each other.
  @_spi(Fake) public var isCut = false { didSet { turned() } }
  /// Whether the app of this device runs now.
  @_spi(Fake) public var isAwake: () -> Bool = { true }
  /// Wakes or launches the app of this device in the background, on a phone; a watch's is not woken by words.
  @_spi(Fake) public var wake: (() -> Void)?
  @_spi(Fake) public override init() {}
  // The watch reaches a phone's app that sleeps, and wakes it; the phone reaches only a watch app that runs.
  // https://developer.apple.com/documentation/watchconnectivity/wcsession/isreachable
  public var isReachable: Bool { isLinked && peer?.isAwake() == true || isLinked && peer?.wake != nil }
  private var isLinked: Bool {
    guard let peer else { return false }
    if peer.delegate == nil || peer.activationState != .activated, peer.wake == nil { return false }
    return !isCut && !peer.isCut
  }
  @available(watchOS, unavailable) public var isPaired: Bool { true }
  @available(watchOS, unavailable) public var isWatchAppInstalled: Bool { peer != nil }
  public func activate() {
    activationState = .activated
    delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
    turned()
    peer?.turned()
  }
  public func sendMessageData(
    _ data: Data,
    replyHandler: ((Data) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard isReachable, let peer else {
      errorHandler?(CocoaError(.fileNoSuchFile))
      return
    }
    // https://developer.apple.com/documentation/watchconnectivity/wcsession/sendmessagedata(_:replyhandler:errorhandler:)
    if !peer.isAwake() { peer.wake?() }
    peer.delegate?.session(peer, didReceiveMessageData: data)
  }
  @discardableResult public func transferUserInfo(_ userInfo: [String: Any] = [:])
    -> WCSessionUserInfoTransfer
  {
    let transfer = WCSessionUserInfoTransfer(userInfo)
    outstandingUserInfoTransfers.append(transfer)
    deliver()
    return transfer
  }
  @discardableResult public func transferFile(_ file: URL, metadata: [String: Any]?)
    -> WCSessionFileTransfer
  {
    let transfer = WCSessionFileTransfer(WCSessionFile(fileURL: file, metadata: metadata))
    outstandingFileTransfers.append(transfer)
    deliver()
    return transfer
  }
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    guard activationState == .activated else { throw CocoaError(.featureUnsupported) }
    (self.applicationContext, isContextNew) = (applicationContext, true)
    deliver()
  }
  /// The app of the other device runs again.
  @_spi(Fake) public func turned() {
    delegate?.sessionReachabilityDidChange(self)
    deliver()
    peer?.deliver()
  }
  // What is queued wakes a phone's app too.
  // https://developer.apple.com/documentation/watchconnectivity/wcsession/transferuserinfo(_:)
  private func deliver() {
    guard isReachable, let peer else { return }
    let isWaiting = isContextNew || !outstandingUserInfoTransfers.isEmpty || !outstandingFileTransfers.isEmpty
    if isWaiting, !peer.isAwake() { peer.wake?() }
    guard peer.delegate != nil else { return }
    if isContextNew {
      isContextNew = false
      peer.delegate?.session(peer, didReceiveApplicationContext: applicationContext)
    }
    while !outstandingUserInfoTransfers.isEmpty {
      let transfer = outstandingUserInfoTransfers.removeFirst()
      peer.delegate?.session(peer, didReceiveUserInfo: transfer.userInfo)
    }
    while !outstandingFileTransfers.isEmpty {
      let transfer = outstandingFileTransfers.removeFirst()
      peer.delegate?.session(peer, didReceive: transfer.file)
      transfer.isTransferring = false
      delegate?.session(self, didFinish: transfer, error: nil)
    }
  }
}
