import Foundation
import MapKit
import Screens
import SwiftUI

/// A run of the past: its figures, charts, splits, and what was said.
struct RunPage: View {
  @Environment(\.words) private var words
  let row: HealthReader.Row
  @Environment(PhoneModel.self) private var model
  @State private var detail: RunDetail?
  @State private var shared: URL?
  @State private var isRead = false
  @State private var showsMap = false

  var body: some View {
    List {
      if let detail {
        Section(detail.screen.date) { figures(detail.screen.rows) }
        if !detail.route.isEmpty { map(detail.route) }
        ForEach(detail.screen.charts, id: \.name) {
          SeriesSection(chart: $0, times: detail.screen.times)
        }
        if let zones = detail.screen.zones { ZoneSection(zones: zones) }
        table(words[.splits], detail.screen.splits)
        table(words[.laps], detail.screen.laps)
        if !detail.screen.best.isEmpty {
          Section(words[.best]) { figures(detail.screen.best) }
        }
        lines(detail.screen.lines)
        Button(words[.raceAgainst]) { Task { await model.race(against: row) } }
        if let shared { ShareLink(words[.shareRun], item: shared) }
      } else if isRead {
        Text(words[.healthRefused]).foregroundStyle(.orange)
      }
    }
    .navigationTitle(row.row.title)
    .task {
      detail = await model.detail(of: row)
      shared = row.run.flatMap { model.file(ofRun: $0) }
      isRead = true
    }
  }

  // A map asks Apple's servers for the area, so it waits until somebody wants it.
  @ViewBuilder private func map(_ route: [CLLocationCoordinate2D]) -> some View {
    Section(words[.map]) {
      if showsMap {
        Map { MapPolyline(coordinates: route).stroke(.blue, lineWidth: 4) }
          .frame(height: 280)
          .accessibilityLabel(words[.map])
      } else {
        Text(words[.mapWhy]).font(.footnote)
        Button(words[.showMap]) { showsMap = true }
      }
    }
  }

  private func figures(_ rows: [ActivityScreen.Row]) -> some View {
    ForEach(rows, id: \.label) { row in
      HStack {
        Text(row.label)
        Spacer()
        Text(row.value).monospacedDigit()
      }
    }
  }

  @ViewBuilder private func table(_ title: String, _ rows: [[String]]) -> some View {
    if !rows.isEmpty {
      Section(title) {
        ForEach(rows.indices, id: \.self) { place in
          Text(rows[place].joined(separator: " · ")).monospacedDigit()
        }
      }
    }
  }

  @ViewBuilder private func lines(_ lines: [ActivityScreen.Line]) -> some View {
    if !lines.isEmpty {
      Section(words[.lines]) {
        ForEach(lines.indices, id: \.self) { place in
          VStack(alignment: .leading) {
            Text(lines[place].time).font(.caption).monospacedDigit()
            Text(lines[place].text)
          }
        }
      }
    }
  }
}
