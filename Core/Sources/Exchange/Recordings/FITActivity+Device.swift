import Formats
import Training

extension FITActivity {
  /// What recorded it: the maker, and what the maker calls the device, where the file says so.
  var device: String? {
    typealias ID = FITField.FileID
    let creator = tables[.fileID].first
    let maker = creator?.integer(ID.maker).flatMap { Self.makers[$0] }
    guard let product = creator?.text(ID.product)?.trimmed, !product.isEmpty else {
      // Garmin's watches say only which number they have.
      guard maker == "Garmin", let number = creator?.integer(ID.productNumber),
        let product = GarminProduct.name(of: number)
      else { return maker }
      return "Garmin " + product
    }
    guard let maker, !product.lowercased().hasPrefix(maker.lowercased()) else { return product }
    return maker + " " + product
  }

  /// Name and notes of an activity that Pacesetter itself wrote; others keep those of a workout there.
  var words: (name: String?, notes: String?) {
    typealias ID = FITField.FileID
    let creator = tables[.fileID].first
    guard creator?.integer(ID.maker) == Recording.ownMaker,
      creator?.integer(ID.productNumber) == Recording.ownProduct,
      let workout = tables[.workout].first
    else { return (nil, nil) }
    let text = { (field: FITField) -> String? in
      let text = workout.text(field)?.trimmed ?? ""
      return text.isEmpty ? nil : text
    }
    return (text(FITField.Workout.name), text(FITField.Workout.notes))
  }

  /// The makers of the profile's `manufacturer` whose files runners have.
  private static let makers: [Int64: String] = [
    1: "Garmin", 2: "Garmin", 16: "Timex", 23: "Suunto", 32: "Wahoo", 40: "Concept2", 69: "Stages",
    70: "Sigma", 71: "TomTom", 95: "Stryd", 107: "Magene", 115: "iGPSPORT", 123: "Polar",
    258: "Lezyne", 260: "Zwift", 265: "Strava", 267: "Bryton", 281: "TrainerRoad",
    289: "Hammerhead", 294: "COROS", 305: "WHOOP", 310: "Decathlon", 326: "Nike", 331: "MyWhoosh",
    337: "Runna", 339: "Zepp", 340: "Peloton", 348: "Huawei",
  ]
}
