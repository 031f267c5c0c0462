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
    try await click(["nodeId": try await node(selector)])
  }

  /// Types into the first field that fits, as a keyboard does.
  func type(_ text: String, into selector: String) async throws {
    try await send("DOM.focus", ["nodeId": try await node(selector)])
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
  func choose(file: String) async throws {
    let input = try await node("input[type=file]")
    try await send("DOM.setFileInputFiles", ["nodeId": input, "files": [.string(file)]])
  }

  /// Drops a file on the first element that fits.
  func drop(file: String, on selector: String) async throws {
    let target: JSON = ["nodeId": try await node(selector)]
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
    try await center(["nodeId": try await node(selector)])
  }

  /// Puts another tab in front of the page.
  func hide() async throws {
    let own = try await send("Target.getTargetInfo")
    let context = own["targetInfo"]?["browserContextId"] ?? .null
    let other = try await chromium.send(
      "Target.createTarget",
      ["url": "about:blank", "browserContextId": context]
    )
    _ = try await chromium.send("Target.activateTarget", ["targetId": other["targetId"] ?? .null])
  }

  private func click(_ target: JSON) async throws {
    try await send("DOM.scrollIntoViewIfNeeded", target)
    let place = try await center(target)
    try await mouse("mousePressed", at: place)
    try await mouse("mouseReleased", at: place)
  }

  private func center(_ target: JSON) async throws -> (x: Double, y: Double) {
    let box = try await send("DOM.getBoxModel", target)
    let corners = (box["model"]?["border"]?.array ?? []).compactMap(\.number)
    guard corners.count == 8 else { throw HarnessError("what was to be clicked is not shown") }
    return ((corners[0] + corners[4]) / 2, (corners[1] + corners[5]) / 2)
  }

  private func node(_ selector: String) async throws -> JSON {
    let document = try await send("DOM.getDocument")
    let found = try await send(
      "DOM.querySelector",
      ["nodeId": document["root"]?["nodeId"] ?? .null, "selector": .string(selector)]
    )
    guard let node = found["nodeId"], node != 0 else {
      throw HarnessError("there is no \(selector)")
    }
    return node
  }
}
