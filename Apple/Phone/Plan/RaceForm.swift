import Exchange
import Screens
import SwiftUI
import Training

/// A race as somebody types it: goals A, B and C, how the pace goes, what is eaten and drunk.
struct RaceForm: View {
  @Environment(\.words) private var words
  @Environment(\.dismiss) private var dismiss
  @Environment(PhoneModel.self) private var model
  @Bindable var desk: PlanDesk

  var body: some View {
    Form {
      FieldRow(words[.raceName], $desk.typed.name)
      FieldRow(words[.raceDay], $desk.typed.day)
      FieldRow(words[.distance] + ": " + words[.raceDistance], $desk.typed.distance)
      FieldRow(words[.goalTime], $desk.typed.target)
      FieldRow(words[.goalsBC] + ": " + words[.goalsExample], $desk.typed.goals)
      Picker(words[.pacing], selection: $desk.typed.pacing) {
        Text(words[.pacingEven]).tag(RaceSetup.Pacing.even)
        Text(words[.pacingNegative]).tag(RaceSetup.Pacing.negative)
        Text(words[.pacingPositive]).tag(RaceSetup.Pacing.positive)
        Text(words[.pacingCustom]).tag(RaceSetup.Pacing.custom)
      }
      if desk.typed.pacing == .custom {
        FieldRow(words[.parts] + ": " + words[.partsExample], $desk.typed.parts)
        Text(words[.partsHint]).font(.footnote)
      }
      Toggle(words[.crowdedStart], isOn: $desk.typed.crowdedStart)
      FieldRow(words[.food] + ": " + words[.foodExample], list($desk.typed.fuel))
      FieldRow(words[.drink] + ": " + words[.drinkExample], list($desk.typed.drink))
      FieldRow(words[.carry] + ": " + words[.carryExample], $desk.typed.carry)
      if let problem = desk.problem { Text(problem).foregroundStyle(.orange) }
      Button(words[.saveRace]) { if model.chooseTyped() { dismiss() } }
        .buttonStyle(.borderedProminent)
    }
    .navigationTitle(words[.planRace])
    .onAppear { desk.edit(model.settings.form.race, on: model.today) }
  }

  // One field; what stands between semicolons is told apart by the core.
  private func list(_ texts: Binding<[String]>) -> Binding<String> {
    let text = texts.wrappedValue.joined(separator: "; ")
    return Binding(
      get: { text },
      set: { @MainActor typed in texts.wrappedValue = typed.isEmpty ? [] : [typed] }
    )
  }
}
