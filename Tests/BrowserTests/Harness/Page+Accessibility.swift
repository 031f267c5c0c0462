import Formats
import Foundation
import Testing

extension Page {
  /// Takes a picture, and expects that axe-core, a ruler and a thumb find nothing wrong with what it shows.
  func expectUsable(_ name: String) async throws {
    try await screenshot(name)
    #expect(try await sidewaysScroll() == 0, "\(name) scrolls sideways")
    #expect(try await smallTargets() == [], "\(name) has small targets")
    guard FileManager.default.fileExists(atPath: Repository.axe.path) else {
      print("\(name): not checked by axe-core, which 'make setup-test' fetches")
      return
    }
    #expect(try await accessibilityFindings() == [], "\(name)")
  }

  /// What axe-core finds wrong with the page as it is now, one line for each finding.
  func accessibilityFindings() async throws -> [String] {
    try await evaluate(String(contentsOf: Repository.axe, encoding: .utf8) + "; true")
    let found = try await evaluate(
      """
      axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] })
        .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`)))
      """
    )
    return (found.array ?? []).compactMap(\.string)
  }

  /// Everything to be tapped that is smaller than a thumb needs: 44 by 44 CSS pixels.
  func smallTargets() async throws -> [String] {
    let found = try await evaluate(
      """
      [...document.querySelectorAll("button, a, select, summary, input, label:has(input)")]
        .map((element) => element.matches("input") && element.closest("label") || element)
        .filter((element) => element.checkVisibility())
        .map((element) => [element, element.getBoundingClientRect()])
        .filter(([, { width, height }]) => width < 44 || height < 44)
        .map(([element, { width, height }]) =>
          `${element.outerHTML.slice(0, 120)} is ${width} x ${height}`)
      """
    )
    return (found.array ?? []).compactMap(\.string)
  }

  /// The texts that fit the selector and stand out from their ground by less than a ratio, as
  /// WCAG 2.2 defines contrast.
  func faintTexts(_ selector: String, below ratio: Double) async throws -> [String] {
    let found = try await evaluate(
      """
      (() => {
        const channels = (color) => color.match(/[\\d.]+/g).map(Number);
        const luminance = (color) => channels(color).slice(0, 3).map((value) => value / 255)
          .map((value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
          .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
        const ground = (element) => {
          const color = element ? getComputedStyle(element).backgroundColor : "rgb(255, 255, 255)";
          return element && channels(color)[3] === 0 ? ground(element.parentElement) : color;
        };
        return [...document.querySelectorAll(\(quoted(selector)))]
          .filter((element) => element.checkVisibility() && element.textContent.trim() !== "")
          .map((element) => {
            const pair = [luminance(getComputedStyle(element).color), luminance(ground(element))];
            return [element, (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)];
          })
          .filter(([, contrast]) => contrast < \(ratio))
          .map(([element, contrast]) => `${element.outerHTML} stands out by ${contrast}`);
      })()
      """
    )
    return (found.array ?? []).compactMap(\.string)
  }

  /// How far the page can be scrolled to the side, which should be nowhere.
  func sidewaysScroll() async throws -> Double {
    let excess = try await evaluate(
      "document.scrollingElement.scrollWidth - document.scrollingElement.clientWidth"
    )
    return excess.number ?? .infinity
  }
}
