import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'Universal Editor': 'Universal Editor',
  '{title} | Universal Editor': '{title} | Universal Editor',
  'The Universal Editor needs JavaScript. Allow it for this address, and load the page again.':
    'Der Universal Editor benötigt JavaScript. Lassen Sie es für diese Adresse zu, und laden Sie die Seite erneut.',
  'Open in the Universal Editor': 'Im Universal Editor öffnen',
  'Shows a page that has the attributes of the Universal Editor, and lets you edit its content, which is stored here.':
    'Zeigt eine Seite mit den Attributen des Universal Editors. Sie bearbeiten ihren Inhalt, der hier gespeichert ist.',
  'Address of the page': 'Adresse der Seite',
  'A page of this site, such as /content/mysite/en': 'Eine Seite dieser Website, etwa /content/mysite/de',
  'A page of this site, such as /content/mysite/en, or one of {origins}':
    'Eine Seite dieser Website, etwa /content/mysite/de, oder eine von {origins}',
  'Open another page': 'Andere Seite öffnen',
  '“{text}” is not an address.': '„{text}“ ist keine Adresse.',
  '{text} is not a page of this site; its pages begin with /content/.':
    '{text} ist keine Seite dieser Website; ihre Seiten beginnen mit /content/.',
  'Pages of {origin} may not be opened here. The operator of this server can allow it by UNIVERSAL_EDITOR_ORIGINS.':
    'Seiten von {origin} dürfen hier nicht geöffnet werden. Der Betreiber dieses Servers kann es mit UNIVERSAL_EDITOR_ORIGINS erlauben.',
  'The page does not answer the editor': 'Die Seite antwortet dem Editor nicht',
  'Its application has to load the script of the Universal Editor, and has to let {origin} frame it (frame-ancestors in its Content-Security-Policy). Sign in there if it asks for it.':
    'Ihre Anwendung muss das Skript des Universal Editors laden und {origin} erlauben, sie in einem Rahmen zu zeigen (frame-ancestors in ihrer Content-Security-Policy). Melden Sie sich dort an, falls sie es verlangt.',
  'Perhaps it was deleted or moved, or you may not read it. Open it by itself to see.':
    'Vielleicht wurde sie gelöscht oder verschoben, oder Sie dürfen sie nicht lesen. Öffnen Sie sie allein, um es zu sehen.',
  'Open the page by itself': 'Seite allein öffnen',
  'Selected component': 'Ausgewählte Komponente',
  'Add {title}': '{title} hinzufügen',
  'Add to {container}': 'Zu {container} hinzufügen',
  'Duplicate {title}': '{title} duplizieren',
  'Done: {label}': 'Erledigt: {label}',
  'No component is called “{search}”.': 'Keine Komponente heißt „{search}“.',
  'Picture or file': 'Bild oder Datei',
  'Reference': 'Verweis',
  '{label}: alternative text': '{label}: Alternativtext',
  'It is stored in another system ({resource}). Only content of this author can be edited here.':
    'Es ist in einem anderen System gespeichert ({resource}). Hier lässt sich nur Inhalt dieses Autorenservers bearbeiten.',
  'The page does not define the model “{model}”, so its fields are not known.':
    'Die Seite definiert das Modell „{model}“ nicht, darum sind seine Felder nicht bekannt.',
  'Not shown here: {fields}. They stay as they are.':
    'Hier nicht gezeigt: {fields}. Sie bleiben, wie sie sind.',
  'Visitors will see these pages, with what they need, as they are now:':
    'Besucher sehen dann diese Seiten, mit allem, was sie brauchen, in ihrem jetzigen Stand:',
  'Not published: {message}': 'Nicht veröffentlicht: {message}',
  '{n} pages are published. Visitors see them now.': {
    one: 'Veröffentlicht. Besucher sehen es jetzt.',
    other: '{n} Seiten sind veröffentlicht. Besucher sehen sie jetzt.',
  },
  '{n} pages and fragments are published. Visitors see them now.': {
    one: 'Veröffentlicht. Besucher sehen es jetzt.',
    other: '{n} Seiten und Fragmente sind veröffentlicht. Besucher sehen sie jetzt.',
  },
  'It cannot be seen now: it is in a part of the page that is closed, or hidden at this width.':
    'Es ist gerade nicht zu sehen: Es steht in einem geschlossenen Teil der Seite oder ist in dieser Breite verborgen.',
  'The page shows nothing of it now. Its properties stay here until you select another component.':
    'Die Seite zeigt derzeit nichts davon. Die Eigenschaften bleiben hier, bis Sie eine andere Komponente auswählen.',
};
