import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
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
  'The sections could not be loaded: {error}': 'Die Abschnitte konnten nicht geladen werden: {error}',
  '“{title}” is deleted.': '„{title}“ ist gelöscht.',
  'Delete “{title}”? Pages keep what was inserted from it.':
    '„{title}“ löschen? Seiten behalten, was daraus eingefügt wurde.',
  'Delete {title}': '{title} löschen',
  'There are no sections yet. Select components on the page and save them as one.':
    'Es gibt noch keine Abschnitte. Wählen Sie Komponenten auf der Seite aus, und speichern Sie sie als Abschnitt.',
  'You may insert these sections. Ask an administrator for the right to change them.':
    'Sie dürfen diese Abschnitte einfügen. Bitten Sie einen Administrator um das Recht, sie zu ändern.',
  '“{title}” was not inserted: {message}': '„{title}“ wurde nicht eingefügt: {message}',
  '“{title}” was not inserted: somebody has deleted this section.':
    '„{title}“ wurde nicht eingefügt: Jemand hat diesen Abschnitt gelöscht.',
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
  '{title}: now {position} of {count}.': '{title}: jetzt {position} von {count}.',
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
};
