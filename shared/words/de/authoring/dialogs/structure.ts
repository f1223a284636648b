import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'Navigation start level': 'Anfangsebene der Navigation',
  'Counted from /content: 1 is the site, 2 its countries, 3 their languages.':
    'Gezählt ab /content: 1 ist die Site, 2 sind ihre Länder, 3 deren Sprachen.',
  'Show hidden pages': 'Ausgeblendete Seiten anzeigen',
  'An anchor: links that end with # and this word lead here.':
    'Ein Anker: Links, die mit # und diesem Wort enden, führen hierher.',
  'A letter, then letters, digits, - and _': 'Ein Buchstabe, dann Buchstaben, Ziffern, - und _',
  'Makes it a landmark with this name.': 'Macht daraus eine Landmarke mit diesem Namen.',
  'Accept all': 'Alle akzeptieren',
  'Button labels; if empty, in the page’s language.':
    'Beschriftungen der Schaltflächen; wenn leer, in der Sprache der Seite.',
  Refuse: 'Ablehnen',
  'Manage cookies': 'Cookies verwalten',
  'Save the choice': 'Auswahl speichern',
  Purposes: 'Zwecke',
  'The name by which scripts ask for consent, such as statistics.':
    'Der Name, unter dem Skripte nach der Einwilligung fragen, z. B. statistics.',
  'Lowercase letters, digits and -': 'Kleinbuchstaben, Ziffern und -',
  'The site does not work without it: visitors are informed, not asked.':
    'Ohne ihn funktioniert die Site nicht: Besucher werden informiert, nicht gefragt.',
  'Version of the policy': 'Version der Richtlinie',
  'A new version asks everybody again.': 'Bei einer neuen Version werden alle erneut gefragt.',
  'Label of the link to the cookie settings': 'Beschriftung des Links zu den Cookie-Einstellungen',
  'If empty: in the language of the page.': 'Wenn leer: in der Sprache der Seite.',
  'Navigation root': 'Navigationsstamm',
  'The page whose children are the countries or languages.':
    'Die Seite, deren untergeordnete Seiten die Länder oder Sprachen sind.',
  'Number of levels down to the languages': 'Anzahl der Ebenen bis zu den Sprachen',
  '2 if languages are below countries.': '2, wenn die Sprachen unter Ländern liegen.',
  'Distinguishes this navigation from others on the page.':
    'Unterscheidet diese Navigation von anderen auf der Seite.',
  'What it shows': 'Was es zeigt',
  Fixture: 'Beispieldaten',
  'Name of the fixture shown, from the component’s fixtures.':
    'Name der gezeigten Beispieldaten, aus den Beispieldaten der Komponente.',
  'As on the page': 'Wie auf der Seite',
  'For menus and breadcrumbs, which depend on the page.':
    'Für Menüs und Breadcrumbs, die von der Seite abhängen.',
  'As at the address': 'Wie unter der Adresse',
  'For lists and searches: the query after the question mark, page=2.':
    'Für Listen und Suchen: die Abfrage nach dem Fragezeichen, page=2.',
  'For links to this example.': 'Für Links zu diesem Beispiel.',
  Frame: 'Rahmen',
  Height: 'Höhe',
  'As its content': 'Wie der Inhalt',
  'Medium: a panel opens': 'Mittel: ein Bereich öffnet sich',
  'Tall: something covers the page': 'Hoch: etwas bedeckt die Seite',
  'From edge to edge': 'Von Rand zu Rand',
  'For components with their own margins: headers, footers, heroes.':
    'Für Komponenten mit eigenen Rändern: Kopfzeilen, Fußzeilen, Heros.',
  'Language of the texts': 'Sprache der Texte',
  'If it differs from the page’s: de, ar.': 'Wenn sie von der der Seite abweicht: de, ar.',
  'Two letters, such as de, or de-CH.': 'Zwei Buchstaben, z. B. de, oder de-CH.',
  'Resource type': 'Ressourcentyp',
  'Name of the library': 'Name der Bibliothek',
  'Its first page': 'Ihre erste Seite',
  'Levels to skip': 'Übersprungene Ebenen',
  '0 shows the root itself, 1 begins with the pages below it.':
    '0 zeigt den Stamm selbst, 1 beginnt mit den Seiten darunter.',
  'Show all pages below': 'Alle Seiten darunter anzeigen',
  'Counted from the root.': 'Gezählt ab dem Stamm.',
};
