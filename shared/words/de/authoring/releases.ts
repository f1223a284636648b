import type { AuthorWords } from '../../../authoring/language/spoken';

export const words: AuthorWords = {
  'Enter a name.': 'Geben Sie einen Namen ein.',
  'Add {named} to a release': '{named} zu einem Release hinzufügen',
  Add: 'Hinzufügen',
  Release: 'Release',
  'A new release': 'Ein neues Release',
  'Name of the new release': 'Name des neuen Releases',
  'When the release is published': 'Wenn das Release veröffentlicht wird',
  'Visitors see what you change in the release': 'Besucher sehen, was Sie im Release ändern',
  'They are removed, with the pages below': 'Sie werden entfernt, mit den Seiten darunter',
  'What the release changes': 'Was das Release ändert',
  'Look at the live page {title}': 'Live-Seite {title} ansehen',
  'Look at it': 'Ansehen',
  'Keep the release’s: {title}': 'Fassung des Releases behalten: {title}',
  'Keep the release’s': 'Release behalten',
  'Keep the live page': 'Live-Seite behalten',
  'Take out': 'Herausnehmen',
  'Publish “{title}”?': '„{title}“ veröffentlichen?',
  'Publish now': 'Jetzt veröffentlichen',
  '{n} live pages were changed meanwhile. Go back, and decide which of them stays.': {
    one: 'Eine Live-Seite wurde inzwischen geändert. Gehen Sie zurück, und entscheiden Sie, welche Fassung bleibt.',
    other:
      '{n} Live-Seiten wurden inzwischen geändert. Gehen Sie zurück, und entscheiden Sie, welche Fassung jeweils bleibt.',
  },
  'Visitors see all of this at once, or none of it. Assets and fragments that its pages need and visitors do not have yet go along.':
    'Besucher sehen alles davon auf einmal oder nichts. Assets und Fragmente, die die Seiten brauchen und Besucher noch nicht haben, werden mitveröffentlicht.',
  'When (empty: now)': 'Zeitpunkt (leer: jetzt)',
  'In a release, the page appears once the release is published.':
    'In einem Release erscheint die Seite, sobald das Release veröffentlicht ist.',
  'None: it is a draft of its own': 'Keines: Sie ist ein eigener Entwurf',
  'Take back “{title}”?': '„{title}“ zurücknehmen?',
  'Take back': 'Zurücknehmen',
  'Authors and visitors have again what was there before the release, all of it at once.':
    'Autoren und Besucher haben wieder, was vor dem Release da war, alles auf einmal.',
  'These pages were changed since. That is lost as well; their versions keep it.':
    'Diese Seiten wurden seither geändert. Auch das geht verloren; ihre Versionen bewahren es.',
  'What it has published stays, and can no longer be taken back as one.':
    'Was es veröffentlicht hat, bleibt und kann nicht mehr als Ganzes zurückgenommen werden.',
  'What was written in its pages is lost. The live pages stay as they are.':
    'Was in seinen Seiten geschrieben wurde, geht verloren. Die Live-Seiten bleiben, wie sie sind.',
  'Release “{title}”': 'Release „{title}“',
  'All releases': 'Alle Releases',
  'Take back…': 'Zurücknehmen…',
  'Cancel the date': 'Termin absagen',
  'Delete…': 'Löschen…',
  'It is empty. Select pages in the console, and choose Add to a release.':
    'Es ist leer. Wählen Sie Seiten in der Konsole aus, und wählen Sie „Zu einem Release hinzufügen“.',
  Back: 'Zurück',
  'Anyone who has a link sees the whole site as it is once the release is published, without an account, until the link ends. On a day to come, what is scheduled until then is there as well.':
    'Wer einen Link hat, sieht ohne Konto die ganze Site so, wie sie nach Veröffentlichung des Releases ist, bis der Link endet. An einem künftigen Tag ist auch zu sehen, was bis dahin geplant ist.',
  'As on a day to come (optional)': 'Stand eines künftigen Tages (optional)',
  'Make a release': 'Release erstellen',
  'A release changes many pages at once. Its pages are edited beside the live ones, and are published, and taken back, as one.':
    'Ein Release ändert viele Seiten auf einmal. Seine Seiten werden neben den Live-Seiten bearbeitet und als Ganzes veröffentlicht und zurückgenommen.',
  'There is no release yet. Name one, or select pages and add them.':
    'Es gibt noch kein Release. Benennen Sie eines, oder wählen Sie Seiten aus, und fügen Sie sie hinzu.',
  '{state} {content} · made by {by}, {when}': '{state} {content} · erstellt von {by}, {when}',
  'Name of a new release': 'Name eines neuen Releases',
  'Published {when} by {publishedBy}': 'Veröffentlicht {when} von {publishedBy}',
  'Due {when}': 'Fällig {when}',
  'Was due {when}, and could not be published': 'War fällig {when} und konnte nicht veröffentlicht werden',
  empty: 'leer',
  'Removed, with the pages below': 'Entfernt, mit den Seiten darunter',
  'The live page was deleted or moved meanwhile.':
    'Die Live-Seite wurde inzwischen gelöscht oder verschoben.',
  'There is a live page at this address now{who}.':
    'Unter dieser Adresse gibt es jetzt eine Live-Seite{who}.',
  'The live page was changed meanwhile{who}.': 'Die Live-Seite wurde inzwischen geändert{who}.',
};
