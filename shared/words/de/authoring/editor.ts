import type { AuthorWords } from '../../../authoring/language/spoken';

export const words: AuthorWords = {
  'No such page': 'Keine solche Seite',
  '{title} | Edit': '{title} | Bearbeiten',
  'The page editor needs JavaScript. Allow it for this address, and load the page again.':
    'Der Seiten-Editor benötigt JavaScript. Lassen Sie es für diese Adresse zu, und laden Sie die Seite erneut.',
  'Layout Container': 'Layout-Container',
  'No allowed components': 'Keine erlaubten Komponenten',
  '":itemsOrder" names "{name}" but ":items" has no usable model of that name':
    '„:itemsOrder“ nennt „{name}“, aber „:items“ hat kein brauchbares Modell dieses Namens',
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
  '{width} of {columns}, offset {offset}': '{width} von {columns}, Versatz {offset}',
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
  Films: 'Filme',
  'This page does not take components.': 'Diese Seite nimmt keine Komponenten auf.',
  'The assets could not be loaded. Is the server running?':
    'Die Assets konnten nicht geladen werden. Läuft der Server?',
  'Loading assets': 'Assets werden geladen',
  'Show more': 'Mehr anzeigen',
  'Nothing of this kind matches “{search}”. Try another word or another kind.':
    'Nichts dieser Art passt zu „{search}“. Versuchen Sie ein anderes Wort oder eine andere Art.',
  'There is nothing of this kind.': 'Es gibt nichts dieser Art.',
  'For {container}. Drag onto the page, or press to insert into it.':
    'Für {container}. Ziehen Sie es auf die Seite, oder klicken Sie, um es darin einzufügen.',
  'For {container}. Drag onto the page, or press to insert after the selection.':
    'Für {container}. Ziehen Sie es auf die Seite, oder klicken Sie, um es nach der Auswahl einzufügen.',
  '{container} takes no components.': '{container} nimmt keine Komponenten auf.',
  Components: 'Komponenten',
  'No component or section is called “{search}”.': 'Keine Komponente und kein Abschnitt heißt „{search}“.',
  'Show it here': 'Hier anzeigen',
  'Content tree': 'Inhaltsbaum',
  Timeline: 'Zeitleiste',
  'Drag cancelled.': 'Ziehen abgebrochen.',
  'No component for this file is allowed here. Choose another place.':
    'Hier ist keine Komponente für diese Datei zulässig. Wählen Sie eine andere Stelle.',
  'Set {title}': '{title} festlegen',
  'The new picture’s own alternative text is now used. “{alt}” is kept. To use it, open the dialog and untick “Take the alternative text from the asset”.':
    'Jetzt wird der eigene Alternativtext des neuen Bildes verwendet. „{alt}“ bleibt erhalten. Um ihn zu verwenden, öffnen Sie den Dialog, und deaktivieren Sie „Alternativtext aus dem Asset übernehmen“.',
  'This page has no editable content.': 'Diese Seite hat keinen bearbeitbaren Inhalt.',
  'Structure of the page': 'Struktur der Seite',
  '“{title}” is saved. Find it among the components to insert.':
    '„{title}“ ist gespeichert. Sie finden es unter den einfügbaren Komponenten.',
  'Save as section': 'Als Abschnitt speichern',
  'Loading sections': 'Abschnitte werden geladen',
  'You may not keep sections of this site. Ask an administrator for the right to write {folder}.':
    'Sie dürfen keine Abschnitte dieser Site speichern. Bitten Sie einen Administrator um das Recht, {folder} zu schreiben.',
  'Copies of {titles}, with all that is inside. Authors of this site can insert them on any page; changing them there does not change the section.':
    'Kopien von {titles} mit allem, was darin ist. Autoren dieser Site können sie auf jeder Seite einfügen; Änderungen dort ändern den Abschnitt nicht.',
  Sections: 'Abschnitte',
  'Manage sections': 'Abschnitte verwalten',
  'Rename {title}': '{title} umbenennen',
  'Renamed to “{title}”.': 'In „{title}“ umbenannt.',
  'Delete “{title}”? Pages keep what was inserted from it.':
    '„{title}“ löschen? Seiten behalten, was daraus eingefügt wurde.',
  'Delete {title}': '{title} löschen',
  'There are no sections yet. Select components on the page and save them as one.':
    'Es gibt noch keine Abschnitte. Wählen Sie Komponenten auf der Seite aus, und speichern Sie sie als Abschnitt.',
  'You may insert these sections. Ask an administrator for the right to change them.':
    'Sie dürfen diese Abschnitte einfügen. Bitten Sie einen Administrator um das Recht, sie zu ändern.',
  '“{title}” was not inserted: {message}': '„{title}“ wurde nicht eingefügt: {message}',
  'Insert “{title}”': '„{title}“ einfügen',
  '1 section has components that {container} does not take.':
    '1 Abschnitt enthält Komponenten, die {container} nicht aufnimmt.',
  '{refused} sections have components that {container} does not take.':
    '{refused} Abschnitte enthalten Komponenten, die {container} nicht aufnimmt.',
  'The page has changes that are not saved yet, since the server does not answer. Try again then.':
    'Die Seite hat Änderungen, die noch nicht gespeichert sind, da der Server nicht antwortet. Versuchen Sie es später erneut.',
  'Delete {titleOfAll}': '{titleOfAll} löschen',
  'Select one component to move it by keyboard.':
    'Wählen Sie eine einzelne Komponente aus, um sie mit der Tastatur zu verschieben.',
  'It is already the last one here.': 'Sie ist hier bereits die letzte.',
  'It is already the first one here.': 'Sie ist hier bereits die erste.',
  'Move {title}': '{title} verschieben',
  'Insert {name}': '{name} einfügen',
  'Select components of one container to save them as a section.':
    'Wählen Sie Komponenten eines einzigen Containers aus, um sie als Abschnitt zu speichern.',
  Paste: 'Einfügen',
  '{titleOfAll} copied. Paste it where it should go.':
    '{titleOfAll} kopiert. Fügen Sie es dort ein, wo es hingehört.',
  '{titleOfAll} cut. Paste it where it should go.':
    '{titleOfAll} ausgeschnitten. Fügen Sie es dort ein, wo es hingehört.',
  'There is nothing to paste. Copy or cut a component first.':
    'Es gibt nichts einzufügen. Kopieren Sie zuerst eine Komponente, oder schneiden Sie eine aus.',
  'Select where to paste first.': 'Wählen Sie zuerst aus, wo eingefügt werden soll.',
  'Paste {what}': '{what} einfügen',
  'Move {what}': '{what} verschieben',
  'Nothing was changed: could not find out which components are allowed here. {message}':
    'Es wurde nichts geändert: Es ließ sich nicht ermitteln, welche Komponenten hier zulässig sind. {message}',
  '{count} components': '{count} Komponenten',
  '{label}: done.': '{label}: erledigt.',
  'Nothing is selected. Select a component on the page first.':
    'Es ist nichts ausgewählt. Wählen Sie zuerst eine Komponente auf der Seite aus.',
  'This container belongs to the template. Only its contents can be changed.':
    'Dieser Container gehört zur Vorlage. Nur sein Inhalt kann geändert werden.',
  'Change it on “{title}”, which this page follows.':
    'Ändern Sie es auf „{title}“, der Seite, der diese folgt.',
  'It comes from a page that you may not see.': 'Es stammt von einer Seite, die Sie nicht sehen dürfen.',
  'This is inherited.': 'Dies ist vererbt.',
  'This setting is inherited.': 'Diese Einstellung ist vererbt.',
  'The position of this component is inherited.': 'Die Position dieser Komponente ist vererbt.',
  'The contents of this container are inherited.': 'Der Inhalt dieses Containers ist vererbt.',
  '{container} takes no components. Choose another place.':
    '{container} nimmt keine Komponenten auf. Wählen Sie eine andere Stelle.',
  '{container} does not take {title}. It takes {list}.':
    '{container} nimmt {title} nicht auf. Möglich sind: {list}.',
  'A component cannot be put inside itself.': 'Eine Komponente kann nicht in sich selbst eingefügt werden.',
  'The template fixes the position of this container. Move its contents instead.':
    'Die Vorlage legt die Position dieses Containers fest. Verschieben Sie stattdessen seinen Inhalt.',
  'Content of the page': 'Inhalt der Seite',
  '{title}: empty': '{title}: leer',
  '{title}: drag components here': '{title}: Komponenten hierher ziehen',
  'Select a component on the page, or Tab into it.':
    'Wählen Sie eine Komponente auf der Seite aus, oder springen Sie mit Tab hinein.',
  'Containers around the selection': 'Container um die Auswahl',
  'Loading components': 'Komponenten werden geladen',
  'The server did not return the components allowed here.':
    'Der Server hat die hier zulässigen Komponenten nicht geliefert.',
  'Insert component': 'Komponente einfügen',
  'Components that {container} takes': 'Komponenten, die {container} aufnimmt',
  Found: 'Gefunden',
  Other: 'Sonstige',
  'Panels ({panels})': 'Bereiche ({panels})',
  Panels: 'Bereiche',
  'There is no {word} yet. Add the first one.':
    '{word}: noch nicht vorhanden. Fügen Sie das erste Element hinzu.',
  'Add {word}': '{word} hinzufügen',
  'Rename “{title}”': '„{title}“ umbenennen',
  'Move “{title}”': '„{title}“ verschieben',
  'Delete “{title}”': '„{title}“ löschen',
  'Move {title} up': '{title} nach oben verschieben',
  'Move {title} down': '{title} nach unten verschieben',
  'Edit text (F2)': 'Text bearbeiten (F2)',
  'Configure (Enter)': 'Konfigurieren (Eingabe)',
  'Edit the fragment': 'Fragment bearbeiten',
  'Copy (Ctrl+C)': 'Kopieren (Strg+C)',
  'Cut (Ctrl+X)': 'Ausschneiden (Strg+X)',
  'Paste (Ctrl+V)': 'Einfügen (Strg+V)',
  'Duplicate (Ctrl+D)': 'Duplizieren (Strg+D)',
  'Save as section (S)': 'Als Abschnitt speichern (S)',
  'Delete (Del)': 'Löschen (Entf)',
  'Insert component (Insert)': 'Komponente einfügen (Einfg)',
  'Comment (C)': 'Kommentieren (C)',
  'Select parent (Esc)': 'Übergeordnetes Element auswählen (Esc)',
  '{name}: actions': '{name}: Aktionen',
  Tab: 'Registerkarte',
  Section: 'Abschnitt',
  Slide: 'Folie',
  'This component has no text to edit in place. Press Enter to configure it.':
    'Diese Komponente hat keinen direkt bearbeitbaren Text. Drücken Sie die Eingabetaste, um sie zu konfigurieren.',
  'This component has no text to edit in place.': 'Diese Komponente hat keinen direkt bearbeitbaren Text.',
  'This container holds the whole page. Its settings are in its policy.':
    'Dieser Container enthält die ganze Seite. Seine Einstellungen stehen in seiner Richtlinie.',
  '{title} has no settings. It can be moved and deleted.':
    '{title} hat keine Einstellungen, kann aber verschoben und gelöscht werden.',
  'Open to authors': 'Für Autoren öffnen',
  'Open {title} to authors': '{title} für Autoren öffnen',
  'Lock for authors': 'Für Autoren sperren',
  'Lock {title} for authors': '{title} für Autoren sperren',
  'Policy…': 'Richtlinie…',
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
