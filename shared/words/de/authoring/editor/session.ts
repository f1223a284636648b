import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'a page that you may not see': 'einer Seite, die Sie nicht sehen dürfen',
  Inheritance: 'Vererbung',
  'It no longer follows {from}.': 'Folgt {from} nicht mehr.',
  'It follows {from}, except where its fields say so.': 'Folgt {from}, außer wo die Felder anderes angeben.',
  'It follows {from}.': 'Folgt {from}.',
  'Cancel inheritance…': 'Vererbung aufheben…',
  'Of its settings': 'Der Einstellungen',
  'Of everything in it': 'Von allem darin',
  '{title}: differences to the source': '{title}: Unterschiede zur Quelle',
  'The source is on': 'Die Quelle ist auf',
  '. Restoring a field takes the source’s value; it stays this page’s own.':
    '. Beim Wiederherstellen übernimmt ein Feld den Wert der Quelle; es bleibt ein eigenes Feld dieser Seite.',
  Source: 'Quelle',
  Here: 'Hier',
  'Reset {title}': '{title} zurücksetzen',
  'The source could not be read. Try again once the server can be reached.':
    'Die Quelle konnte nicht gelesen werden. Versuchen Sie es erneut, sobald der Server erreichbar ist.',
  'The source is on a page that you may not see.':
    'Die Quelle ist auf einer Seite, die Sie nicht sehen dürfen.',
  'Cancel inheritance of {name}: {label}': 'Vererbung von {name} aufheben: {label}',
  'Re-enable inheritance of {name}: {label}': 'Vererbung von {name} wieder aktivieren: {label}',
  'Reset {name}: {label}': '{name} zurücksetzen: {label}',
  'Cancel inheritance of {name}': 'Vererbung von {name} aufheben',
  'Re-enable inheritance of {name}': 'Vererbung von {name} wieder aktivieren',
  'Discard: {label}': 'Verwerfen: {label}',
  'The page could not be redrawn: {message}': 'Die Seite konnte nicht neu gezeichnet werden: {message}',
  'The template {template} is missing': 'Die Vorlage {template} fehlt',
  'The container for “{name}” is no longer on the page.':
    'Der Container für „{name}“ ist nicht mehr auf der Seite.',
  'A component cannot be moved into itself. Choose another place.':
    'Eine Komponente kann nicht in sich selbst verschoben werden. Wählen Sie eine andere Stelle.',
  '“{name}” belongs to the page’s template: change it there.':
    '„{name}“ gehört zur Vorlage der Seite: Ändern Sie es dort.',
  '“{name}” is no longer on the page.': '„{name}“ ist nicht mehr auf der Seite.',
  Deleted: 'Gelöscht',
  'Your step “{label}” is not saved yet. Since you began, someone else saved a change to the same content.':
    'Ihr Schritt „{label}“ ist noch nicht gespeichert. Seit Sie begonnen haben, hat jemand anderes eine Änderung am selben Inhalt gespeichert.',
  'Take mine': 'Meine übernehmen',
  'You are undoing “{label}”. Since that step, someone else saved a change to the same content.':
    'Sie machen „{label}“ rückgängig. Seit diesem Schritt hat jemand anderes eine Änderung am selben Inhalt gespeichert.',
  'Put back what was there before my step': 'Stand vor meinem Schritt wieder einsetzen',
  'You are redoing “{label}”. Since you undid it, someone else saved a change to the same content.':
    'Sie wiederholen „{label}“. Seit Sie den Schritt rückgängig gemacht haben, hat jemand anderes eine Änderung am selben Inhalt gespeichert.',
  'Take mine again': 'Meine wieder übernehmen',
  'Your step “{label}” is not saved yet. Since you began, someone else deleted this component.':
    'Ihr Schritt „{label}“ ist noch nicht gespeichert. Seit Sie begonnen haben, hat jemand anderes diese Komponente gelöscht.',
  'Leave it deleted': 'Gelöscht lassen',
  'Put it back with my changes': 'Mit meinen Änderungen wieder einsetzen',
  'Keep theirs': 'Fremde behalten',
  'Another author has deleted this': 'Ein anderer Autor hat dies gelöscht',
  'Another author has changed this too': 'Ein anderer Autor hat dies ebenfalls geändert',
  '{intro} Nothing is overwritten until you decide.':
    '{intro} Nichts wird überschrieben, bis Sie entscheiden.',
  'Choose all of theirs': 'Alle fremden wählen',
  'Choose all of mine': 'Alle meine wählen',
  'Save as chosen': 'Wie gewählt speichern',
  'The page was last saved by {savedBy}, {at}.': 'Die Seite wurde zuletzt gespeichert von {savedBy}, {at}.',
  'The page was last saved {at}.': 'Die Seite wurde zuletzt gespeichert: {at}.',
  Nothing: 'Nichts',
  'The whole component': 'Die ganze Komponente',
  'Panel title': 'Titel des Bereichs',
  Yes: 'Ja',
  No: 'Nein',
  Empty: 'Leer',
  hidden: 'ausgeblendet',
  '{width} columns wide': '{width} Spalten breit',
  '{offset} columns in': '{offset} Spalten eingerückt',
  'The page {page} no longer exists. Nothing was changed.':
    'Die Seite {page} existiert nicht mehr. Es wurde nichts geändert.',
  'It is no longer on {page}: someone has moved or deleted it in the meantime. Nothing was changed.':
    'Es ist nicht mehr auf {page}: Jemand hat es inzwischen verschoben oder gelöscht. Es wurde nichts geändert.',
  'Someone has changed it on {page} in the meantime. Nothing was moved. Cut it there again to move the current version.':
    'Jemand hat es auf {page} inzwischen geändert. Es wurde nichts verschoben. Schneiden Sie es dort erneut aus, um die aktuelle Version zu verschieben.',
  'Its former container no longer exists on {page}. It stays here; nothing was changed.':
    'Der frühere Container existiert auf {page} nicht mehr. Es bleibt hier; es wurde nichts geändert.',
  '“{name}” was deleted by someone else in the meantime.':
    '„{name}“ wurde inzwischen von jemand anderem gelöscht.',
  'Rename page': 'Seite umbenennen',
  'The server does not answer.': 'Der Server antwortet nicht.',
  '{waited} The editor keeps trying; you can go on working.':
    '{waited} Der Editor versucht es weiter; Sie können weiterarbeiten.',
  '{waited} Sign in again in another window, then come back: the editor goes on by itself.':
    '{waited} Melden Sie sich in einem anderen Fenster erneut an, und kehren Sie dann zurück: Der Editor macht von selbst weiter.',
  'Sign in again': 'Erneut anmelden',
  'Nothing is waiting to be saved.': 'Nichts wartet auf das Speichern.',
  '{n} steps are waiting to be saved. Unsaved steps are kept in this tab, even after a reload.': {
    one: 'Ein Schritt wartet auf das Speichern. Nicht gespeicherte Schritte bleiben in dieser Registerkarte erhalten, auch nach einem Neuladen.',
    other:
      '{n} Schritte warten auf das Speichern. Nicht gespeicherte Schritte bleiben in dieser Registerkarte erhalten, auch nach einem Neuladen.',
  },
  'Part of it was saved and could not be undone. Check the page before you continue.':
    'Ein Teil davon wurde gespeichert und konnte nicht rückgängig gemacht werden. Prüfen Sie die Seite, bevor Sie fortfahren.',
  'The other author’s changes were kept.': 'Die Änderungen des anderen Autors wurden behalten.',
  'Not saved yet: the server does not answer. Nothing is lost.':
    'Noch nicht gespeichert: Der Server antwortet nicht. Nichts geht verloren.',
  'Something went wrong in the editor ({error}). Reload the page; what was saved is safe.':
    'Im Editor ist ein Fehler aufgetreten ({error}). Laden Sie die Seite neu; Gespeichertes ist sicher.',
  'Another author has just changed this. You can go on: if you both changed the same field, you will be asked when you save.':
    'Ein anderer Autor hat dies gerade geändert. Sie können weitermachen: Wenn Sie beide dasselbe Feld geändert haben, werden Sie beim Speichern gefragt.',
  'Another author has just deleted this. You can go on: when you save, you can restore it with your changes.':
    'Ein anderer Autor hat dies gerade gelöscht. Sie können weitermachen: Beim Speichern können Sie es mit Ihren Änderungen wiederherstellen.',
};
