/// The names of months in the languages in which apps write them.
///
/// Names are known by their beginnings, for some are cut and some have a point: "févr.", "Sept", "Okt.".
enum MonthName {
  /// The month that a word in small letters names, counted from 1.
  static func month(_ word: String) -> Int? {
    var (found, length): (Int?, Int) = (nil, 0)
    for (place, names) in beginnings.enumerated() {
      for name in names where name.count > length && word.hasPrefix(name) {
        (found, length) = (place + 1, name.count)
      }
    }
    return found
  }

  // English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Russian, Turkish and the languages
  // of Scandinavia. Chinese, Japanese and Korean count their months.
  private static let beginnings = [
    ["jan", "ene", "gen", "sty", "янв", "oca"],
    ["feb", "fév", "fev", "lut", "фев", "şub"],
    ["mar", "mär", "mrz", "mrt", "maa", "мар"],
    ["apr", "abr", "avr", "kwi", "апр", "nis"],
    ["may", "mai", "maj", "mag", "mei", "май", "мая"],
    ["jun", "juin", "giu", "cze", "июн", "haz"],
    ["jul", "juil", "lug", "lip", "июл", "tem"],
    ["aug", "aoû", "aou", "ago", "sie", "авг", "ağu"],
    ["sep", "set", "wrz", "сен", "eyl"],
    ["oct", "okt", "out", "ott", "paź", "окт", "eki"],
    ["nov", "lis", "ноя", "kas"],
    ["dec", "dez", "déc", "dic", "des", "gru", "дек", "ara"],
  ]
}
