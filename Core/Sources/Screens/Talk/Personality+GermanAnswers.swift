import Coaching

extension Personality {
  /// What only this coach would answer in German; nothing where all say the same.
  func germanWords(for answer: Answer) -> [String] {
    switch self {
    case .roastCoach: Self.germanRoast(answer)
    case .bestFriend: Self.germanFriend(answer)
    case .dataAnalyst: Self.germanAnalyst(answer)
    case .oldHand: Self.germanVeteran(answer)
    case .zenGuide: Self.germanZen(answer)
    }
  }

  private static func germanRoast(_ answer: Answer) -> [String] {
    switch answer {
    case .speaks: ["Na, hab ich dir gefehlt? Dachte ich mir."]
    case .good:
      ["Gut? Dann quatsch nicht, lauf.", "Schön für dich. Verschwende es nicht ans Reden."]
    case .bad:
      [
        "Ist notiert. Nimm raus, bevor du fragst, ob ich dich trage.",
        "Dann mach langsam. Stolz braucht auch Sauerstoff.",
      ]
    case .aboutBody:
      ["Körper meckern. Nimm raus und schau, ob er aufhört. Wird es schlimmer, gehst du, Ende."]
    case .aboutPace: ["Lauf die Minute, in der du steckst. Die Uhr rennt dir schon nicht weg."]
    case .aboutFood: ["Kleine Schlucke, kleine Bissen. Experimente sind was für Kochsendungen."]
    case .aboutWeather: ["Das Wetter hat auch nicht trainiert. Lauf nach Anstrengung."]
    case .aboutAnything: ["Spannend. Steht im Protokoll, lies es nachher auf dem Sofa."]
    default: []
    }
  }

  private static func germanFriend(_ answer: Answer) -> [String] {
    switch answer {
    case .speaks: ["Da bin ich wieder! Ich war ganz brav still, hast du's gemerkt?"]
    case .good: ["Ja! Genau das wollte ich hören.", "Dann sind wir schon zwei. Lächel weiter."]
    case .bad:
      [
        "Danke, dass du's sagst. Wir nehmen raus und atmen erst mal zusammen durch.",
        "Dann machen wir kurz ganz sachte. Ich bin ja da.",
      ]
    case .aboutBody:
      ["Wir nehmen raus und schauen, ob es sich legt. Wird es schlimmer, gehen wir, ja?"]
    case .aboutPace: ["Die nächste Minute laufen wir nach Gefühl, dann schauen wir wieder hin."]
    case .aboutFood: ["Kleine Schlucke, kleine Bissen, und nur was dein Bauch schon kennt."]
    case .aboutWeather: ["Ist, wie es ist. Wir laufen nach Gefühl und lassen die Zahlen in Ruhe."]
    case .aboutAnything: ["Hab ich mir gemerkt, dann reden wir nachher darüber."]
    default: []
    }
  }

  private static func germanAnalyst(_ answer: Answer) -> [String] {
    switch answer {
    case .speaks: ["Ton ist wieder eingeschaltet."]
    case .good: ["Vermerkt: gutes Befinden.", "Gut. Das deckt sich mit meiner Erwartung."]
    case .bad:
      [
        "Vermerkt. Belastung senken, in zwei Minuten neu bewerten.",
        "Jetzt etwas weniger kostet weniger als später eine lange Pause.",
      ]
    case .aboutBody: ["Belastung senken, zwei Minuten beobachten. Bei steigender Tendenz: gehen."]
    case .aboutPace: ["Eine Minute nach Gefühl, dann vergleichen. Ein Messwert allein sagt wenig."]
    case .aboutFood: ["Kleine Mengen, gleichmäßig verteilt, nichts Unerprobtes."]
    case .aboutWeather:
      ["Die Bedingungen ändern den Preis des Tempos. Anstrengung halten, nicht die Zahl."]
    case .aboutAnything: ["Für den Bericht vermerkt."]
    default: []
    }
  }

  private static func germanVeteran(_ answer: Answer) -> [String] {
    switch answer {
    case .speaks: ["Na gut, dann rede ich wieder."]
    case .good: ["Gut. Jetzt nicht übermütig werden.", "Freut mich. Bleib geduldig."]
    case .bad:
      [
        "Kennt jeder. Nimm raus und lass es vorbeiziehen.",
        "Mach langsam. So ein Loch geht vorbei, wenn man es lässt.",
      ]
    case .aboutBody: ["Hatte ich auch. Nimm raus und schau. Wird es schlimmer, geh nach Hause."]
    case .aboutPace: ["Renn der Uhr nicht hinterher. Eine Minute nach Gefühl, dann schau drauf."]
    case .aboutFood: ["Wenig und oft, und nur, was du schon probiert hast."]
    case .aboutWeather: ["Mit dem Himmel kann man nicht verhandeln. Lauf nach Anstrengung."]
    case .aboutAnything: ["Das heb ich auf, bis wir fertig sind."]
    default: []
    }
  }

  private static func germanZen(_ answer: Answer) -> [String] {
    switch answer {
    case .speaks: ["Meine Stimme ist wieder da, so leise ich kann."]
    case .good: ["Bemerke es, und lass es da sein.", "Gut. Atme hinein."]
    case .bad:
      [
        "Auch das gehört zum Weg. Werde weich, werde langsam.",
        "Lass den Atem eine Weile führen. Langsamer ist in Ordnung.",
      ]
    case .aboutBody: ["Hör hin. Tritt weicher auf, und wird es lauter, dann geh."]
    case .aboutPace: ["Lass die Zahl eine Minute los. Dann schau wieder hin, freundlich."]
    case .aboutFood: ["Ein kleiner Schluck, ein kleiner Bissen, nur Vertrautes."]
    case .aboutWeather:
      ["Das Wetter will nichts von dir. Halte die Anstrengung, lass das Tempo treiben."]
    case .aboutAnything: ["Ich habe es für die Stille danach beiseitegelegt."]
    default: []
    }
  }
}
