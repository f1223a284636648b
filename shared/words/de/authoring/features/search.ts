import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Heading: 'Überschrift',
  'Shown if the visitor has not typed a query. If empty: “Results”.':
    'Wird gezeigt, wenn der Besucher keine Abfrage eingegeben hat. Wenn leer: „Ergebnisse“.',
  'What is found': 'Was gefunden wird',
  Everything: 'Alles',
  Articles: 'Artikel',
  'Filters and order': 'Filter und Reihenfolge',
  Filters: 'Filter',
  'Figures to filter by': 'Kenndaten zum Filtern',
  Relevance: 'Relevanz',
  'Results on a page': 'Ergebnisse pro Seite',
  'If empty: all pages in this language.': 'Wenn leer: alle Seiten in dieser Sprache.',
  'Searches this site’s pages': 'Durchsucht die Seiten dieser Site',
  'h1, of the page': 'h1, der Seite',
  'Popular searches': 'Beliebte Suchen',
  'What many visitors search for: a query, or a page to open directly.':
    'Wonach viele Besucher suchen: eine Abfrage oder eine Seite, die direkt geöffnet wird.',
  'If empty: the results for the words.': 'Wenn leer: die Ergebnisse für den Text.',
  Ground: 'Hintergrund',
  Colour: 'Farbe',
  'Text on a picture has a dark blue background.': 'Text auf einem Bild hat einen dunkelblauen Hintergrund.',
  'Dark blue': 'Dunkelblau',
  Blue: 'Blau',
  'Medium blue': 'Mittelblau',
  Yellow: 'Gelb',
  Suggestions: 'Vorschläge',
  'A search with popular words, on a colour or a picture':
    'Eine Suche mit beliebten Begriffen, auf einer Farbe oder einem Bild',
  'The site’s search, for its header': 'Die Suche der Site, für die Kopfzeile',
  Synonyms: 'Synonyme',
  'Words that mean the same': 'Wörter mit gleicher Bedeutung',
  'In the language of this site. Forms of a word, plurals too, need no entry.':
    'In der Sprache dieser Site. Wortformen, auch Mehrzahlformen, brauchen keinen Eintrag.',
  'Two at least; several words in one line are a phrase.':
    'Mindestens zwei; mehrere Wörter in einer Zeile sind eine Wortgruppe.',
  'One way only': 'Nur in eine Richtung',
  'A search for the first also finds the others, but not the other way round.':
    'Eine Suche nach dem ersten findet auch die anderen, aber nicht umgekehrt.',
  Weights: 'Gewichtungen',
  Factor: 'Faktor',
  'Multiplies the score: 2 doubles it, 1 changes nothing, 0 puts it last.':
    'Multipliziert die Bewertung: 2 verdoppelt sie, 1 ändert nichts, 0 setzt ans Ende.',
  'Pinned results': 'Angeheftete Ergebnisse',
  'Results shown first': 'Zuerst gezeigte Ergebnisse',
  'For these queries': 'Für diese Abfragen',
  'One per line. It must be the whole query; case, word forms and order do not matter.':
    'Eine pro Zeile. Es muss die ganze Abfrage sein; Groß-/Kleinschreibung, Wortformen und Reihenfolge spielen keine Rolle.',
  'Page of results': 'Ergebnisseite',
  'Queries are sent to this page or, on pages in another language, to its equivalent in that language.':
    'Abfragen werden an diese Seite gesendet oder, auf Seiten in einer anderen Sprache, an die entsprechende Seite in dieser Sprache.',
  'Hint in the empty field': 'Hinweis im leeren Feld',
  'A few words. If empty: what can be searched for.':
    'Ein paar Wörter. Wenn leer: wonach gesucht werden kann.',
  'Letters before the first suggestion': 'Buchstaben bis zum ersten Vorschlag',
  'Suggestions at most': 'Vorschläge höchstens',
  'Recent searches': 'Letzte Suchen',
  'How many the visitor’s browser remembers. 0: none.':
    'Wie viele sich der Browser des Besuchers merkt. 0: keine.',
};
