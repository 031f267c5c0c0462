import Formats

extension Page {
  /// Clicks what a screen reader calls by this role and name, with a real mouse event.
  func click(_ role: String, _ name: String) async throws {
    let tree = try await send("Accessibility.getFullAXTree")
    let node = (tree["nodes"]?.array ?? []).first { node in
      node["role"]?["value"]?.string == role && node["name"]?["value"]?.string == name
        && node["ignored"]?.bool != true
    }
    guard let id = node?["backendDOMNodeId"] else {
      throw HarnessError("there is no \(role) called “\(name)”")
    }
    try await click(["backendNodeId": id])
  }

  /// Clicks the first element that fits, with a real mouse event.
  func click(_ selector: String) async throws {
    try await click(try await element(selector))
  }

  /// Types into the first field that fits, as a keyboard does.
  func type(_ text: String, into selector: String) async throws {
    try await send("DOM.focus", try await element(selector))
    try await send("Input.insertText", ["text": .string(text)])
  }

  /// Presses one key.
  func press(_ key: String) async throws {
    let code: JSON = key == "Enter" ? 13 : key == "Tab" ? 9 : key == " " ? 32 : 0
    let text: JSON = key == "Enter" ? "\r" : key == " " ? " " : ""
    for type in ["keyDown", "keyUp"] {
      try await send(
        "Input.dispatchKeyEvent",
        [
          "type": .string(type), "key": .string(key), "code": .string(key == " " ? "Space" : key),
          "windowsVirtualKeyCode": code, "text": type == "keyDown" ? text : "",
        ]
      )
    }
  }

  /// Chooses a file in the page's file field.
  func choose(file: String) async throws { try await choose(files: [file]) }

  /// Chooses several files in the page's file field.
  func choose(files: [String]) async throws {
    // A race's course is chosen by its name.
    let input = try await object("input[type=file]:not([name=courseFile])")
    let files = files.map { JSON.string($0) }
    try await send("DOM.setFileInputFiles", ["objectId": input, "files": .array(files)])
  }

  /// Drops a file or a folder on the first element that fits.
  func drop(file: String, on selector: String) async throws {
    let target = try await element(selector)
    try await send("DOM.scrollIntoViewIfNeeded", target)
    let (x, y) = try await center(target)
    for type in ["dragEnter", "dragOver", "drop"] {
      try await send(
        "Input.dispatchDragEvent",
        [
          "type": .string(type), "x": .number(x), "y": .number(y),
          "data": ["items": [], "files": [.string(file)], "dragOperationsMask": 1],
        ]
      )
    }
  }

  /// Presses or lets go of the left button of the mouse at a place: `mousePressed`, `mouseReleased`.
  func mouse(_ type: String, at place: (x: Double, y: Double)) async throws {
    try await send(
      "Input.dispatchMouseEvent",
      [
        "type": .string(type), "x": .number(place.x), "y": .number(place.y), "button": "left",
        "clickCount": 1,
      ]
    )
  }

  /// The middle of the first element that fits.
  func center(of selector: String) async throws -> (x: Double, y: Double) {
    try await center(try await element(selector))
  }

  /// Puts the page's window away.
  func hide() async throws {
    let window = try await send("Browser.getWindowForTarget")
    try await send(
      "Browser.setWindowBounds",
      ["windowId": window["windowId"] ?? .null, "bounds": ["windowState": "minimized"]]
    )
  }

  private func click(_ target: JSON) async throws {
    try await send("DOM.scrollIntoViewIfNeeded", target)
    let place = try await rest(of: target)
    try await mouse("mousePressed", at: place)
    try await mouse("mouseReleased", at: place)
  }

  /// Where the middle of an element comes to rest: a thumb does not hit what still slides.
  private func rest(of target: JSON) async throws -> (x: Double, y: Double) {
    var place = try await center(target)
    for _ in 0..<20 {
      try await pause(milliseconds: 20)
      let next = try await center(target)
      if next == place { return place }
      place = next
    }
    return place
  }

  /// What is in the page, but not on the screen yet, gets two seconds.
  private func center(_ target: JSON) async throws -> (x: Double, y: Double) {
    for _ in 0..<40 {
      let box = try? await send("DOM.getBoxModel", target)
      let corners = (box?["model"]?["border"]?.array ?? []).compactMap(\.number)
      if corners.count == 8 {
        return ((corners[0] + corners[4]) / 2, (corners[1] + corners[5]) / 2)
      }
      try await pause(milliseconds: 50)
    }
    throw HarnessError("what was to be clicked is not shown")
  }

  private func element(_ selector: String) async throws -> JSON {
    ["objectId": try await object(selector)]
  }

  // The ids of nodes end whenever another command asks for the document; those of objects do not.
  private func object(_ selector: String) async throws -> JSON {
    let found = try await send(
      "Runtime.evaluate",
      ["expression": .string("document.querySelector(\(JSON.string(selector).text()))")]
    )
    guard let id = found["result"]?["objectId"] else {
      throw HarnessError("there is no \(selector)")
    }
    return id
  }
}
