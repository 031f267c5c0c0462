import Charts
import Screens
import SwiftUI
import Training

/// The kilometers of the last weeks, and what the runner's server computes of everything it has.
struct PhoneTrends: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model

  var body: some View {
    List {
      Section(words[.weeks]) {
        Chart(model.weeks) { week in
          BarMark(x: .value(words[.weeks], week.date), y: .value(words[.distance], week.amount))
            .accessibilityLabel(week.date)
            .accessibilityValue(week.distance)
        }
        .frame(height: 160)
        ForEach(model.weeks.reversed()) { week in
          HStack {
            Text(week.date)
            Spacer()
            Text(week.distance).monospacedDigit()
          }
        }
      }
      if let problem = model.record.problem { Text(problem).foregroundStyle(.orange) }
      if model.server.server == nil { Text(words[.recordWhy]).font(.footnote) }
      section(words[.trends], model.record.trends)
      section(words[.records], model.record.records)
      section(words[.racePredictions], model.record.predictions)
    }
    .navigationTitle(words[.trends])
    .task {
      await model.record.readTrends(model.server.server, model.settings.units, on: model.today)
    }
  }

  @ViewBuilder private func section(_ title: String, _ sentences: [String]) -> some View {
    if !sentences.isEmpty {
      Section(title) { ForEach(sentences, id: \.self) { Text($0) } }
    }
  }
}
