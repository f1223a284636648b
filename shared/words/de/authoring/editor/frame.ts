import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'No such page': 'Keine solche Seite',
  '{title} | Edit': '{title} | Bearbeiten',
  'The page editor needs JavaScript. Allow it for this address, and load the page again.':
    'Der Seiten-Editor benötigt JavaScript. Lassen Sie es für diese Adresse zu, und laden Sie die Seite erneut.',
  'Layout Container': 'Layout-Container',
  'No allowed components': 'Keine erlaubten Komponenten',
  '":itemsOrder" names "{name}" but ":items" has no usable model of that name':
    '„:itemsOrder“ nennt „{name}“, aber „:items“ hat kein brauchbares Modell dieses Namens',
  'This site has no component for “{type}”, so visitors see nothing here. Delete it, or ask a developer for a component of that type.':
    'Diese Website hat keine Komponente für „{type}“, darum sehen Besucher hier nichts. Löschen Sie das Element, oder bitten Sie einen Entwickler um eine Komponente dieses Typs.',
  'Next and previous item, across containers': 'Nächstes und vorheriges Element, über Container hinweg',
  'Into a container, out of it': 'In einen Container hinein, aus ihm heraus',
  'Select the container around': 'Umgebenden Container auswählen',
  'First and last item': 'Erstes und letztes Element',
  Configure: 'Konfigurieren',
  'Show and hide its properties beside the page; Esc leads back':
    'Eigenschaften neben der Seite ein- und ausblenden; Esc führt zurück',
  'Edit the text in place': 'Text direkt bearbeiten',
  'Insert a component': 'Komponente einfügen',
  'Comment on it': 'Kommentieren',
  'Copy, cut, paste': 'Kopieren, ausschneiden, einfügen',
  'Save as a section, to be inserted elsewhere': 'Als Abschnitt speichern, um ihn anderswo einzufügen',
  'Move among the items of the container': 'Zwischen den Elementen des Containers verschieben',
  'Next and previous part of the editor, from anywhere':
    'Nächster und vorheriger Teil des Editors, von überall',
  'This list': 'Diese Liste',
  Keys: 'Tasten',
  'On a Mac, Cmd stands for Ctrl.': 'Auf einem Mac steht Cmd für Strg.',
  'Skip to the page’s content': 'Zum Inhalt der Seite springen',
  'Account: {displayName}': 'Konto: {displayName}',
  'The published copy of this page is damaged': 'Die veröffentlichte Kopie dieser Seite ist beschädigt',
  'This page’s file is damaged': 'Die Datei dieser Seite ist beschädigt',
  'File {file}, {place}: {culprit}.': 'Datei {file}, {place}: {culprit}.',
  'File {file}: {culprit}.': 'Datei {file}: {culprit}.',
  'Ask the server’s operator to repair the file ({cure}) or to restore it from a backup. It is read again at once.':
    'Bitten Sie den Betreiber des Servers, die Datei zu reparieren ({cure}) oder aus einer Sicherung wiederherzustellen. Sie wird sofort neu gelesen.',
  'line {line}, column {column}': 'Zeile {line}, Spalte {column}',
  'the version of {when}': 'die Version vom {when}',
  'the last good version': 'die letzte fehlerfreie Version',
  'Visitors still see {version}. This page cannot be published until the file is repaired.':
    'Besucher sehen weiterhin {version}. Diese Seite kann erst veröffentlicht werden, wenn die Datei repariert ist.',
  'There is no good copy, so visitors cannot find this page. It cannot be published until the file is repaired.':
    'Es gibt keine fehlerfreie Kopie; Besucher finden diese Seite daher nicht. Sie kann erst veröffentlicht werden, wenn die Datei repariert ist.',
  'You see {version}. Visitors see the last published version. This page cannot be changed until the file is repaired.':
    'Sie sehen {version}. Besucher sehen die zuletzt veröffentlichte Version. Diese Seite kann erst geändert werden, wenn die Datei repariert ist.',
  'Custom width': 'Eigene Breite',
  Screen: 'Bildschirm',
  'Turn the screen': 'Bildschirm drehen',
  'This page follows {title} ({path}). Open it to change what is locked here.':
    'Diese Seite folgt {title} ({path}). Öffnen Sie sie, um zu ändern, was hier gesperrt ist.',
  'This page follows {title} ({path}). Open it to change it.':
    'Diese Seite folgt {title} ({path}). Öffnen Sie sie, um sie zu ändern.',
  'Nothing to undo': 'Nichts rückgängig zu machen',
  'Undo: {undo}': 'Rückgängig: {undo}',
  'Nothing to redo': 'Nichts zu wiederholen',
  'Redo: {redo}': 'Wiederholen: {redo}',
  '{undo} (Ctrl+Z)': '{undo} (Strg+Z)',
  '{redo} (Ctrl+Shift+Z)': '{redo} (Strg+Umschalt+Z)',
  Mode: 'Modus',
  'Component properties': 'Komponenteneigenschaften',
  'Component properties (P)': 'Komponenteneigenschaften (P)',
  'Signed out': 'Abgemeldet',
  Offline: 'Offline',
  'Still waiting…': 'Immer noch warten…',
  'Waiting for the server…': 'Warten auf den Server…',
  'Side panel': 'Seitenleiste',
  'Keys (?)': 'Tasten (?)',
  'Location of this page': 'Ort dieser Seite',
  'The server has not answered for {value} seconds': 'Der Server hat seit {value} Sekunden nicht geantwortet',
  'The editor keeps trying. None of your changes are lost.':
    'Der Editor versucht es weiter. Keine Ihrer Änderungen geht verloren.',
  'Stop waiting': 'Nicht mehr warten',
  Fit: 'Einpassen',
  Zoom: 'Zoom',
  'Tablet, 768': 'Tablet, 768',
  'Phone, 390': 'Telefon, 390',
  Preview: 'Vorschau',
  'Undone: {label}.': 'Rückgängig gemacht: {label}.',
  'Redone: {label}.': 'Wiederholt: {label}.',
  '{name} (unknown component)': '{name} (unbekannte Komponente)',
  'Comments are made on pages, not on templates.': 'Kommentare gibt es zu Seiten, nicht zu Vorlagen.',
  'There is no such page': 'Diese Seite gibt es nicht',
  'The page could not be opened': 'Die Seite konnte nicht geöffnet werden',
  'Nothing is stored at {path}. It may have been moved or deleted.':
    'Unter {path} ist nichts gespeichert. Vielleicht wurde es verschoben oder gelöscht.',
  'That link leaves this site. Here is the page again.':
    'Dieser Link führt aus der Site hinaus. Hier ist wieder die Seite.',
  'Changed since it was published': 'Seit der Veröffentlichung geändert',
  '{site}, {languageTitle}: open in another language':
    '{site}, {languageTitle}: in einer anderen Sprache öffnen',
  ', follows another page': ', folgt einer anderen Seite',
  Translation: 'Übersetzung',
  'Compare and translate…': 'Vergleichen und übersetzen…',
  'The languages could not be loaded: try again':
    'Die Sprachen konnten nicht geladen werden: erneut versuchen',
  'The languages could not be loaded. Try again':
    'Die Sprachen konnten nicht geladen werden. Erneut versuchen',
  'Page: {title}': 'Seite: {title}',
  'Opening the page': 'Seite wird geöffnet',
  'What all pages have': 'Was alle Seiten haben',
  'What new pages begin with': 'Womit neue Seiten beginnen',
  '{title}: open another part of the template': '{title}: anderen Teil der Vorlage öffnen',
  'Visitors have changes when the template is published.':
    'Besucher haben Änderungen, sobald die Vorlage veröffentlicht ist.',
  'You may look at it, but not change it.': 'Sie dürfen sie ansehen, aber nicht ändern.',
  'Policies and publishing': 'Richtlinien und Veröffentlichung',
  'New pages begin with a copy of this. Existing pages do not change. Parts that are the same on all pages are in the structure.':
    'Neue Seiten beginnen mit einer Kopie hiervon. Bestehende Seiten ändern sich nicht. Was auf allen Seiten gleich ist, steht in der Struktur.',
  'No page uses this template yet.': 'Noch keine Seite verwendet diese Vorlage.',
  'What you change here changes all {n} pages of this template.': {
    one: 'Was Sie hier ändern, ändert die Seite dieser Vorlage.',
    other: 'Was Sie hier ändern, ändert alle {n} Seiten dieser Vorlage.',
  },
  'You may look at this template, but not change it.': 'Sie dürfen diese Vorlage ansehen, aber nicht ändern.',
  '{width} of {columns}, offset {offset}': '{width} von {columns}, Versatz {offset}',
  '{count} components': '{count} Komponenten',
  '{label}: done.': '{label}: erledigt.',
  Found: 'Gefunden',
};
