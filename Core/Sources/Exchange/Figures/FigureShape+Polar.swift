import Formats
import Training

extension FigureShape {
  /// Polar Flow: the steps of a day, the nights, and fitness tests, whose OwnIndex is a VO2max.
  ///
  /// The shapes are those of two public readers of real exports.
  static let polar = [
    source("Polar Flow", named: "activity-", members: ["date", "stepCount"]) { sheet in
      sheet.keep(.steps, sheet.number("summary.stepCount"), on: sheet.day("date"))
    },
    source("Polar Flow", members: ["night", "asleepDuration"]) { sheet in
      let day = sheet.day("sleepResult.hypnogram.sleepEnd") ?? sheet.day("night")
      let asleep = sheet.value("evaluation.asleepDuration")
      let seconds = JSONRecordingShape.polarSeconds(asleep)
      if seconds == nil, let text = asleep?.string {
        sheet.leaveOut("found \(text) as the sleep, expected such as PT7H30M", like: "asleep")
      }
      sheet.keep(.sleep, seconds, on: day)
    },
    source("Polar Flow", members: ["fitnessTestResult", "ownIndex"]) { sheet in
      let index = sheet.number("fitnessTestResult.ownIndex")
      sheet.keep(.maximalOxygenUptake, index, on: sheet.day("startTime"))
    },
  ]
}
