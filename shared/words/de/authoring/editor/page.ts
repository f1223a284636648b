import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'not checked': 'nicht geprüft',
  'checking…': 'wird geprüft…',
  'Checks: {said}': 'Prüfungen: {said}',
  Checks: 'Prüfungen',
  'Close the checks': 'Prüfungen schließen',
  'Checking the page': 'Seite wird geprüft',
  'The page could not be checked now.': 'Die Seite konnte jetzt nicht geprüft werden.',
  'Nothing found. Text over pictures is for you to judge.':
    'Nichts gefunden. Text über Bildern müssen Sie selbst beurteilen.',
  Headings: 'Überschriften',
  'Alternative texts': 'Alternativtexte',
  'Words of links': 'Linktexte',
  Contrast: 'Kontrast',
  'Words to avoid': 'Zu vermeidende Wörter',
  'Search result': 'Suchergebnis',
  'Error:': 'Fehler:',
  'Warning:': 'Warnung:',
  'Preview of the search result': 'Vorschau des Suchergebnisses',
  'No description.': 'Keine Beschreibung.',
  'Length of the title': 'Länge des Titels',
  'Length of the description': 'Länge der Beschreibung',
  'Preview of the link card': 'Vorschau der Linkkarte',
  'No picture': 'Kein Bild',
  '{name}: {length} of {most} characters': '{name}: {length} von {most} Zeichen',
  'The checks find nothing on the first {most} pages.':
    'Die Prüfungen finden auf den ersten {most} Seiten nichts.',
  'The checks find nothing.': 'Die Prüfungen finden nichts.',
  'The checks find {count} on the first {most} pages':
    'Die Prüfungen finden {count} auf den ersten {most} Seiten',
  'The checks find {count}': 'Die Prüfungen finden {count}',
  'Pages with errors are not published on this site. Correct them, or untick their pages.':
    'Seiten mit Fehlern werden auf dieser Site nicht veröffentlicht. Korrigieren Sie sie, oder wählen Sie ihre Seiten ab.',
  'The contrast of this text is {ratio} to 1; it needs {wanted}. Choose another style, or another background.':
    'Der Kontrast dieses Texts beträgt {ratio} zu 1; nötig ist {wanted}. Wählen Sie einen anderen Stil oder einen anderen Hintergrund.',
  '{n} errors': { one: '{n} Fehler', other: '{n} Fehler' },
  '{n} warnings': { one: '{n} Warnung', other: '{n} Warnungen' },
  'Nothing found': 'Nichts gefunden',
  'This component is not on the page any more, or belongs to its template.':
    'Diese Komponente ist nicht mehr auf der Seite oder gehört zu ihrer Vorlage.',
  '{title} selected.': '{title} ausgewählt.',
  'Offset of {title}': 'Einrückung von {title}',
  'Width of {title}': 'Breite von {title}',
  '{width} of {columns}': '{width} von {columns}',
  'and everywhere without a layout of its own': 'und überall ohne eigenes Layout',
  'up to {width} px': 'bis {width} px',
  'Select a component to lay it out.': 'Wählen Sie eine Komponente aus, um sie im Layout anzuordnen.',
  '{title} around it': '{title} außen herum',
  'Hidden here: {hidden}': 'Hier ausgeblendet: {hidden}',
  'Show a hidden component': 'Eine ausgeblendete Komponente anzeigen',
  'Show {title}': '{title} anzeigen',
  'Show {title} ({path})': '{title} anzeigen ({path})',
  Width: 'Breite',
  Offset: 'Einrückung',
  'The container’s style sets its columns.': 'Der Stil des Containers legt seine Spalten fest.',
  Hide: 'Ausblenden',
  'Reset to inherited': 'Auf Vererbung zurücksetzen',
  'All widths': 'Alle Breiten',
  'The server says: {reason}': 'Der Server meldet: {reason}',
  'The server does not answer. Check the connection.':
    'Der Server antwortet nicht. Prüfen Sie die Verbindung.',
  'You are no longer signed in. Sign in again in another window, then try again.':
    'Sie sind nicht mehr angemeldet. Melden Sie sich in einem anderen Fenster erneut an, und versuchen Sie es dann noch einmal.',
  'You may not change this. Ask the person who manages access to this page.':
    'Sie dürfen dies nicht ändern. Fragen Sie die Person, die den Zugriff auf diese Seite verwaltet.',
  'This no longer exists. Reload the page to see the current state.':
    'Dies existiert nicht mehr. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
  'Nothing can be saved here.': 'Hier kann nichts gespeichert werden.',
  'This does not fit the current content.': 'Dies passt nicht zum aktuellen Inhalt.',
  'Someone else has changed the page in the meantime.': 'Jemand anderes hat die Seite inzwischen geändert.',
  'This is too large to save. Make it shorter, or store large files as assets.':
    'Dies ist zu groß zum Speichern. Kürzen Sie es, oder speichern Sie große Dateien als Assets.',
  'The page is locked. Ask its owner to unlock it.':
    'Die Seite ist gesperrt. Bitten Sie den Besitzer der Sperre, sie zu entsperren.',
  'The server is busy. Wait a moment, then try again.':
    'Der Server ist ausgelastet. Warten Sie einen Moment, und versuchen Sie es dann erneut.',
  'You stopped waiting. Nothing was changed.': 'Sie haben das Warten beendet. Es wurde nichts geändert.',
  'The server has no space left. Tell its operator.':
    'Der Server hat keinen Speicherplatz mehr. Informieren Sie den Betreiber.',
  'The server refused this ({status}).': 'Der Server hat dies abgelehnt ({status}).',
  'The server failed ({status}). Try again; if it fails again, tell the operator.':
    'Fehler auf dem Server ({status}). Versuchen Sie es erneut; bleibt der Fehler bestehen, informieren Sie den Betreiber.',
  'The server has not answered for {value} seconds. Wait a moment, then try again; if it still does not answer, tell its operator.':
    'Der Server hat seit {value} Sekunden nicht geantwortet. Warten Sie einen Moment, und versuchen Sie es dann erneut; antwortet er weiterhin nicht, informieren Sie den Betreiber.',
  'A proxy or login page answered instead of the server. Sign in again or reload.':
    'Ein Proxy oder eine Anmeldeseite hat anstelle des Servers geantwortet. Melden Sie sich erneut an, oder laden Sie neu.',
};
