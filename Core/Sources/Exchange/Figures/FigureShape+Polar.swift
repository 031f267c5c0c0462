import Formats
import Training

extension FigureShape {
  /// Polar Flow: the steps of a day, the nights, and fitness tests, whose OwnIndex is a VO2max.
  ///
  /// The shapes are those of two public readers of real exports.
  static let polar = [
    source("Polar Flow", named: "activity-", members: ["date", "stepCount"]) { sheet, value in
      let day = value["date"]?.string.flatMap { Day($0) }
      sheet.keep(.steps, value["summary"]?["stepCount"]?.number, on: day)
    },
    source("Polar Flow", members: ["night", "asleepDuration"]) { sheet, value in
      let end = value["sleepResult"]?["hypnogram"]?["sleepEnd"]?.string
      let day = (end ?? value["night"]?.string).flatMap { Day(String($0.prefix(10))) }
      let asleep = JSONRecordingShape.polarSeconds(value["evaluation"]?["asleepDuration"])
      sheet.keep(.sleep, asleep, on: day)
    },
    source("Polar Flow", members: ["fitnessTestResult", "ownIndex"]) { sheet, value in
      let day = value["startTime"]?.string.flatMap { Day(String($0.prefix(10))) }
      sheet.keep(.maximalOxygenUptake, value["fitnessTestResult"]?["ownIndex"]?.number, on: day)
    },
  ]
}
