public import Formats
import Training

// The shape in which a page keeps its library and takes it from the core.
extension LibraryMeeting {
  /// Reads `{"shelf":[…],"notes":{…},"wanted":{…},"server":"…"}`, as a page keeps it.
  public init(_ fields: Fields) throws(ShapeError) {
    var shelf: [Shelved] = []
    for json in fields["shelf"]?.array ?? [] {
      let kept = try Fields(json, at: "shelf")
      shelf.append(
        Shelved(
          name: try kept.string("name"),
          texts: (json.object ?? []).filter { Self.texts.contains($0.key) },
          changedAt: try kept.number(ifPresent: "changedAt").map {
            Instant(secondsSince1970: $0)
          },
          isWaiting: try kept.bool("isWaiting", default: false),
          isGone: try kept.bool("isGone", default: false)
        )
      )
    }
    var wanted: [Wanted] = []
    for member in fields["wanted"]?.object ?? [] {
      let change = try Fields(member.value, at: "wanted")
      wanted.append(
        Wanted(
          key: member.key,
          changedAt: Instant(secondsSince1970: try change.number("changedAt")),
          isWaiting: try change.bool("isWaiting", default: false)
        )
      )
    }
    self.init(
      shelf: shelf,
      notes: fields["notes"]?.object ?? [],
      wanted: wanted,
      server: try fields.string(ifPresent: "server")
    )
  }

  private static let texts = ["text", "base", "baseText"]

  /// Writes what is other than before, and what is to be sent.
  public func writeMembers(to json: inout JSONWriter, since before: LibraryMeeting) {
    json.array("put") { json in
      for workout in shelf where !before.shelf.contains(workout) { workout.write(to: &json) }
    }
    let names = Set(shelf.map { $0.name })
    json.array("drop") { json in
      for workout in before.shelf where !names.contains(workout.name) { json.value(workout.name) }
    }
    json.object("notes") { json in
      for note in notes where before[note.key] != note.value { json.field(note.key, note.value) }
    }
    json.object("wanted") { json in
      for one in wanted where !before.wanted.contains(one) {
        json.object(one.key) { json in
          json.field("changedAt", one.changedAt.secondsSince1970)
          if one.isWaiting { json.field("isWaiting", true) }
        }
      }
    }
    json.field("server", server)
    json.array("send") { json in
      for workout in waitingWorkouts {
        json.object { json in
          json.field("workout", workout.name)
          json.field("changedAt", workout.changedAt?.secondsSince1970 ?? 0)
          if !workout.isGone {
            json.object("body") { json in
              for text in workout.texts { json.field(text.key, text.value) }
              json.field("at", workout.changedAt?.secondsSince1970 ?? 0)
            }
          }
        }
      }
      for one in waitingWishes {
        json.object { json in
          json.field("key", one.key)
          json.field("changedAt", one.changedAt.secondsSince1970)
          json.object("body") { json in
            json.field("value", self[one.key] ?? .null)
            json.field("at", one.changedAt.secondsSince1970)
          }
        }
      }
    }
  }
}

extension LibraryMeeting.Answer {
  /// Reads `{"workout":"…"|"key":"…","changedAt":…,"status":200}`.
  public init(_ fields: Fields) throws(ShapeError) {
    let workout = try fields.string(ifPresent: "workout")
    let name = workout == nil ? try fields.string("key") : workout
    self.init(
      name: name ?? "",
      isWorkout: workout != nil,
      changedAt: Instant(secondsSince1970: try fields.number("changedAt")),
      status: try fields.whole("status", 100...599) ?? 599
    )
  }
}

extension LibraryMeeting.Shelved {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      for text in texts { json.field(text.key, text.value) }
      json.field("changedAt", changedAt?.secondsSince1970)
      if isWaiting { json.field("isWaiting", true) }
      if isGone { json.field("isGone", true) }
    }
  }
}
