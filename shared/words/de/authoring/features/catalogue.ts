import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'One card each, in this order.': 'Je eine Karte, in dieser Reihenfolge.',
  'Used if no pages are chosen above.': 'Wird verwendet, wenn oben keine Seiten gewählt sind.',
  'Show figures': 'Kenndaten anzeigen',
  'Up to four facts of each product, from the properties of its page.':
    'Bis zu vier Angaben zu jedem Produkt, aus den Eigenschaften seiner Seite.',
  Banner: 'Banner',
  'A picture above the cards.': 'Ein Bild über den Karten.',
  'More room below': 'Mehr Abstand darunter',
  'Background fading to white': 'Hintergrund läuft in Weiß aus',
  'Pages as cards side by side, with picture and figures':
    'Seiten als Karten nebeneinander, mit Bild und Kenndaten',
  'Page with all products': 'Seite mit allen Produkten',
  'The root of the catalogue, in any language: each site shows its own.':
    'Der Stamm des Katalogs, in beliebiger Sprache: Jede Site zeigt ihren eigenen.',
  'Logo on the cover': 'Logo auf dem Titelblatt',
  'For a dark background.': 'Für einen dunklen Hintergrund.',
  'The catalogue as a book to leaf through': 'Der Katalog als Buch zum Durchblättern',
  'Categories of the catalogue as slides': 'Kategorien des Katalogs als Folien',
  Commerce: 'Commerce',
  'The path through the catalogue to a category or product':
    'Der Pfad durch den Katalog zu einer Kategorie oder einem Produkt',
  'Element that names the product': 'Element, das das Produkt nennt',
  'Shows the fragment in which this element holds the page’s order number or family.':
    'Zeigt das Fragment, in dem dieses Element die Bestellnummer oder Familie der Seite enthält.',
  'The folder with the fragments.': 'Der Ordner mit den Fragmenten.',
  'A content fragment that belongs to a product': 'Ein Inhaltsfragment, das zu einem Produkt gehört',
  'Place on the page': 'Stelle auf der Seite',
  'Shows the variation that has the same word in its properties and is linked to the page’s product or family.':
    'Zeigt die Variante, die dasselbe Wort in ihren Eigenschaften hat und mit dem Produkt oder der Familie der Seite verknüpft ist.',
  'Shared content that belongs to a product or category':
    'Gemeinsamer Inhalt, der zu einem Produkt oder einer Kategorie gehört',
  'The catalogue’s categories, as a menu': 'Die Kategorien des Katalogs, als Menü',
  'Only in': 'Nur in',
  'A family of products. If empty: the whole catalogue.':
    'Eine Produktfamilie. Wenn leer: der ganze Katalog.',
  'Products on a page': 'Produkte pro Seite',
  'Searches the catalogue': 'Durchsucht den Katalog',
  Family: 'Familie',
  'Used if no product is chosen.': 'Wird verwendet, wenn kein Produkt gewählt ist.',
  'Used if neither is chosen.': 'Wird verwendet, wenn keines von beiden gewählt ist.',
  'If empty: the name of the product or family.': 'Wenn leer: der Name des Produkts oder der Familie.',
  'A teaser whose links lead to products and categories':
    'Ein Teaser, dessen Links zu Produkten und Kategorien führen',
  'Where products are found': 'Wo Produkte zu finden sind',
  'Up to four products side by side, as visitors choose them':
    'Bis zu vier Produkte nebeneinander, wie von Besuchern gewählt',
  'Documents on a page': 'Dokumente pro Seite',
  'Data sheets, manuals and the catalogue, with filters':
    'Datenblätter, Handbücher und der Katalog, mit Filtern',
  Families: 'Familien',
  'In this order.': 'In dieser Reihenfolge.',
  'If empty: the picture of its page, or else of its first product.':
    'Wenn leer: das Bild ihrer Seite oder sonst ihres ersten Produkts.',
  'Families below': 'Familien unterhalb von',
  'Used if none are chosen above.': 'Wird verwendet, wenn oben keine gewählt sind.',
  'Open in': 'Öffnen',
  'This window': 'In diesem Fenster',
  'A new window': 'In einem neuen Fenster',
  'Chosen categories of the catalogue as cards': 'Ausgewählte Kategorien des Katalogs als Karten',
  'Prefix of its columns in the export. If empty: products.':
    'Präfix der Spalten im Export. Wenn leer: products.',
  'Words for an empty list': 'Text bei leerer Liste',
  'Products that visitors ask a quote for': 'Produkte, für die Besucher ein Angebot anfordern',
  'If empty: the product of the page.': 'Wenn leer: das Produkt der Seite.',
  'Heading level of the name': 'Überschriftsebene des Namens',
  'Its sections are one level below, even if the name is not shown.':
    'Die Abschnitte liegen eine Ebene darunter, auch wenn der Name nicht gezeigt wird.',
  'Where to buy': 'Bezugsquellen',
  Parts: 'Teile',
  'Several of these on one page can each show a part of the product.':
    'Mehrere hiervon auf einer Seite können je einen Teil des Produkts zeigen.',
  'Name, first figures, where to buy, reasons': 'Name, wichtigste Kenndaten, Bezugsquellen, Gründe',
  Versions: 'Versionen',
  'All figures and certificates': 'Alle Kenndaten und Zertifikate',
  'What comes with it': 'Lieferumfang',
  'Shown below the figures. Not needed on a page that says itself what is delivered.':
    'Steht unter den Kenndaten. Nicht nötig auf einer Seite, die den Lieferumfang selbst nennt.',
  'Accessories and spare parts': 'Zubehör und Ersatzteile',
  'One product with pictures, figures and versions': 'Ein Produkt mit Bildern, Kenndaten und Versionen',
  'Chosen products': 'Ausgewählte Produkte',
  'A family': 'Eine Familie',
  'If empty: the family of the page.': 'Wenn leer: die Familie der Seite.',
  'In view': 'Sichtbar',
  'On a wide page; three up to 1024 px, two up to 768 px, one up to 640 px.':
    'Auf einer breiten Seite; drei bis 1024 px, zwei bis 768 px, eines bis 640 px.',
  'Products of the catalogue as slides': 'Produkte des Katalogs als Folien',
  'Instead of a family: these, in this order.': 'Statt einer Familie: diese, in dieser Reihenfolge.',
  'Show the name of the family': 'Namen der Familie anzeigen',
  'Order and pages': 'Reihenfolge und Seiten',
  'The order of the catalogue': 'Reihenfolge des Katalogs',
  'Motor power': 'Motorleistung',
  'Products of a category, with filters and order': 'Produkte einer Kategorie, mit Filtern und Sortierung',
  'Words of the button': 'Text der Schaltfläche',
  'Opens in': 'Öffnet sich',
  'The same tab': 'In derselben Registerkarte',
  'A new tab': 'In einer neuen Registerkarte',
  'One product: picture, name and link': 'Ein Produkt: Bild, Name und Link',
  'The next sizes, and what the product names as related':
    'Die nächsten Größen und was das Produkt als verwandt nennt',
  'The same family, nearest in power': 'Dieselbe Familie, mit ähnlichster Leistung',
  'The same use': 'Dieselbe Anwendung',
  'Its accessories': 'Zubehör dazu',
  'Its spare parts': 'Ersatzteile dazu',
  'Instead of a rule: these, in this order.': 'Statt einer Regel: diese, in dieser Reihenfolge.',
  Heading: 'Überschrift',
  'What goes with a product': 'Was zu einem Produkt passt',
  Figures: 'Kenndaten',
  'Up to four facts on product cards, such as Motor power|7.5 kW.':
    'Bis zu vier Angaben auf Produktkarten, z. B. Motorleistung|7,5 kW.',
  'The product or family of this page: its name, figures and versions come from there.':
    'Das Produkt oder die Familie dieser Seite: Name, Kenndaten und Versionen stammen von dort.',
  'For a page that lists machines: its first tag selects them.':
    'Für eine Seite, die Maschinen auflistet: Ihr erstes Tag wählt sie aus.',
  'The page for comparing products, used on this page and those below it.':
    'Die Seite zum Vergleichen von Produkten, verwendet auf dieser Seite und denen darunter.',
  'Quote list': 'Angebotsliste',
  'The page for requesting a quote, used on this page and those below it.':
    'Die Seite zum Anfordern eines Angebots, verwendet auf dieser Seite und denen darunter.',
  Power: 'Stromversorgung',
  'Free air delivery': 'Volumenstrom',
};
