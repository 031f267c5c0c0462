// Stand-in for EventKit, written from Apple's documentation; a test says what is in the calendars and
// whether the runner allows them.
@_exported import Foundation
public enum EKEntityType: UInt, Sendable { case event, reminder }
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}
public class EKObject: NSObject {}
public class EKSource: EKObject {}
public class EKCalendar: EKObject {
  public var title = ""
  public private(set) var calendarIdentifier = ""
  public var source: EKSource! = nil
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    #if os(Linux)
    calendarIdentifier = UUID().uuidString
    #endif
  }
}
public class EKCalendarItem: EKObject {
  public var title: String! = ""
  public var calendar: EKCalendar! = nil
  public var notes: String? = nil
}
public class EKEvent: EKCalendarItem {
  public var startDate: Date! = nil, endDate: Date! = nil
  public var isAllDay = false
  public var availability = EKEventAvailability.busy
  public var status: EKEventStatus { isCanceled ? .canceled : .none }
  @_spi(Fake) public var isCanceled = false
  public init(eventStore: EKEventStore) {}
}
public class EKEventStore: NSObject {
  @_spi(Fake) public var allows = true
  @_spi(Fake) public var events: [EKEvent] = []
  @_spi(Fake) public private(set) var calendars: [EKCalendar] = []
  private var isAllowed = false
  public override init() {}
  public func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    isAllowed = allows
    completion(allows, nil)
  }
  public var defaultCalendarForNewEvents: EKCalendar? { EKCalendar(for: .event, eventStore: self) }
  public func calendar(withIdentifier identifier: String) -> EKCalendar? {
    calendars.first { $0.calendarIdentifier == identifier }
  }
  public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    guard isAllowed else { throw CocoaError(.fileWriteUnknown) }
    calendars.append(calendar)
  }
  public func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    asked = (startDate, endDate, calendars)
    return NSPredicate(value: true)
  }
  private var asked: (start: Date, end: Date, calendars: [EKCalendar]?)?
  public func events(matching predicate: NSPredicate) -> [EKEvent] {
    guard isAllowed, let asked else { return [] }
    return events.filter { event in
      // A whole day lasts until midnight, whatever its end says.
      let end = event.isAllDay ? event.endDate.addingTimeInterval(86_399) : event.endDate!
      return end > asked.start && event.startDate < asked.end
        && asked.calendars?.contains { $0 === event.calendar } != false
    }
  }
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    guard isAllowed else { throw CocoaError(.fileWriteUnknown) }
    if !events.contains(where: { $0 === event }) { events.append(event) }
  }
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    events.removeAll { $0 === event }
  }
  public func commit() throws {}
  public func reset() {}
}
