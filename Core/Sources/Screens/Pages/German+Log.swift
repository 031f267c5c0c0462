extension German {
  /// The words of the gym log.
  static let log = """
    log.title = Trainingstagebuch · Pacesetter
    log.description = Deine Workouts, deine Rekorde und was du als Nächstes hebst.
    log.heading = Trainingstagebuch
    log.week = Letzte sieben Tage
    log.muscles = Sätze pro Muskel
    log.musclesHint = Ein Satz zählt für die Hauptmuskeln ganz und für die anderen halb. Aufwärmsätze \
    zählen nicht. Etwa {band} pro Woche sind ein übliches Ziel.
    log.muscle = Muskel
    log.sets = Sätze
    log.workouts = Workouts
    log.older = Ältere Workouts
    log.empty = Noch keine Workouts.
    log.find = Eins finden
    log.exercises = Übungen
    log.records = Rekorde
    log.leave = ‹ Trainingstagebuch
    log.next = Nächstes Mal
    log.rule = Steigerung
    log.rule8to12 = 8 bis 12 Wdh., dann +2,5 kg
    log.rule6to8 = 6 bis 8 Wdh., dann +2,5 kg
    log.rulePlus25 = +2,5 kg jedes Mal
    log.rulePlus5 = +5 kg jedes Mal
    log.ruleGreyskull = Greyskull: letzter Satz AMRAP
    log.reps = Wiederholungen
    log.best = Geschätztes 1RM
    log.bestHint = Geschätzt nach Epley aus dem besten Satz jedes Tages mit bis zu 12 Wiederholungen.
    log.days = Alle Tage
    log.day = Tag
    log.estimate = Gesch. 1RM
    log.remove = Workout löschen
    exercise.muscles = Muskeln
    exercise.instead = Alternativen
    exercise.workouts = Workouts mit dieser Übung
    exercise.catalog = Alle Übungen
    exercise.search = Nach Name oder Muskel suchen
    exercise.searchExample = pushups
    challenge.heading = Tagesaufgabe
    challenge.exercise = Übung
    challenge.goal = Tagesziel
    challenge.score = *{done}* von {goal} heute{days}
    challenge.onlyHere = Noch nicht synchronisiert.
    challenge.undo = Zurück
    """
}
