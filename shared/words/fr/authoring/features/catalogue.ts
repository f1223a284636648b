import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'One card each, in this order.': 'Une carte par page, dans cet ordre.',
  'Used if no pages are chosen above.': 'Utilisé si aucune page n’est choisie ci-dessus.',
  'Show figures': 'Afficher les caractéristiques',
  'Up to four facts of each product, from the properties of its page.':
    'Jusqu’à quatre données de chaque produit, issues des propriétés de sa page.',
  Banner: 'Bannière',
  'A picture above the cards.': 'Une image au-dessus des cartes.',
  'More room below': 'Plus d’espace en dessous',
  'Background fading to white': 'Arrière-plan en fondu vers le blanc',
  'Pages as cards side by side, with picture and figures':
    'Pages sous forme de cartes côte à côte, avec image et caractéristiques',
  'Page with all products': 'Page avec tous les produits',
  'The root of the catalogue, in any language: each site shows its own.':
    'La racine du catalogue, dans n’importe quelle langue : chaque site affiche la sienne.',
  'Logo on the cover': 'Logo sur la couverture',
  'For a dark background.': 'Pour un fond sombre.',
  'The catalogue as a book to leaf through': 'Le catalogue sous forme de livre à feuilleter',
  'Categories of the catalogue as slides': 'Catégories du catalogue en diapositives',
  Commerce: 'Commerce',
  'The path through the catalogue to a category or product':
    'Le chemin dans le catalogue jusqu’à une catégorie ou un produit',
  'Element that names the product': 'Élément qui nomme le produit',
  'Shows the fragment in which this element holds the page’s order number or family.':
    'Affiche le fragment dans lequel cet élément contient la référence ou la famille de la page.',
  'The folder with the fragments.': 'Le dossier contenant les fragments.',
  'A content fragment that belongs to a product': 'Un fragment de contenu associé à un produit',
  'Place on the page': 'Emplacement sur la page',
  'Shows the variation that has the same word in its properties and is linked to the page’s product or family.':
    'Affiche la variation dont les propriétés contiennent le même mot et qui est liée au produit ou à la famille de la page.',
  'Shared content that belongs to a product or category':
    'Contenu partagé associé à un produit ou à une catégorie',
  'The catalogue’s categories, as a menu': 'Les catégories du catalogue, sous forme de menu',
  'Only in': 'Uniquement dans',
  'A family of products. If empty: the whole catalogue.':
    'Une famille de produits. Si vide : tout le catalogue.',
  'Products on a page': 'Produits par page',
  'Searches the catalogue': 'Effectue une recherche dans le catalogue',
  Family: 'Famille',
  'Used if no product is chosen.': 'Utilisé si aucun produit n’est choisi.',
  'Used if neither is chosen.': 'Utilisé si ni l’un ni l’autre n’est choisi.',
  'If empty: the name of the product or family.': 'Si vide : le nom du produit ou de la famille.',
  'A teaser whose links lead to products and categories':
    'Un teaser dont les liens mènent à des produits et à des catégories',
  'Where products are found': 'Où trouver les produits',
  'Up to four products side by side, as visitors choose them':
    'Jusqu’à quatre produits côte à côte, au choix des visiteurs',
  'Documents on a page': 'Documents par page',
  'Data sheets, manuals and the catalogue, with filters':
    'Fiches techniques, manuels et catalogue, avec filtres',
  Families: 'Familles',
  'In this order.': 'Dans cet ordre.',
  'If empty: the picture of its page, or else of its first product.':
    'Si vide : l’image de sa page ou, à défaut, celle de son premier produit.',
  'Families below': 'Familles sous',
  'Used if none are chosen above.': 'Utilisé si aucune n’est choisie ci-dessus.',
  'Open in': 'Ouvrir dans',
  'This window': 'Cette fenêtre',
  'A new window': 'Une nouvelle fenêtre',
  'Chosen categories of the catalogue as cards': 'Catégories choisies du catalogue sous forme de cartes',
  'Prefix of its columns in the export. If empty: products.':
    'Préfixe de ses colonnes dans l’export. Si vide : products.',
  'Words for an empty list': 'Texte pour une liste vide',
  'Products that visitors ask a quote for': 'Produits pour lesquels les visiteurs demandent un devis',
  'If empty: the product of the page.': 'Si vide : le produit de la page.',
  'Heading level of the name': 'Niveau de titre du nom',
  'Its sections are one level below, even if the name is not shown.':
    'Ses sections sont un niveau en dessous, même si le nom n’est pas affiché.',
  'Where to buy': 'Où acheter',
  Parts: 'Parties',
  'Several of these on one page can each show a part of the product.':
    'Plusieurs de ces composants sur une page peuvent chacun afficher une partie du produit.',
  'Name, first figures, where to buy, reasons': 'Nom, premières caractéristiques, où acheter, raisons',
  Versions: 'Versions',
  'All figures and certificates': 'Toutes les caractéristiques et tous les certificats',
  'What comes with it': 'Contenu de la livraison',
  'Shown below the figures. Not needed on a page that says itself what is delivered.':
    'Affiché sous les caractéristiques. Inutile sur une page qui l’indique elle-même.',
  'Accessories and spare parts': 'Accessoires et pièces détachées',
  'One product with pictures, figures and versions': 'Un produit avec images, caractéristiques et versions',
  'Chosen products': 'Produits choisis',
  'A family': 'Une famille',
  'If empty: the family of the page.': 'Si vide : la famille de la page.',
  'In view': 'Visibles',
  'On a wide page; three up to 1024 px, two up to 768 px, one up to 640 px.':
    'Sur une page large ; trois jusqu’à 1024 px, deux jusqu’à 768 px, un jusqu’à 640 px.',
  'Products of the catalogue as slides': 'Produits du catalogue en diapositives',
  'Instead of a family: these, in this order.': 'Au lieu d’une famille : ceux-ci, dans cet ordre.',
  'Show the name of the family': 'Afficher le nom de la famille',
  'Order and pages': 'Ordre et pages',
  'The order of the catalogue': 'L’ordre du catalogue',
  'Motor power': 'Puissance du moteur',
  'Products of a category, with filters and order': 'Produits d’une catégorie, avec filtres et tri',
  'Words of the button': 'Texte du bouton',
  'Opens in': 'S’ouvre dans',
  'The same tab': 'Le même onglet',
  'A new tab': 'Un nouvel onglet',
  'One product: picture, name and link': 'Un produit : image, nom et lien',
  'The next sizes, and what the product names as related':
    'Les tailles voisines et ce que le produit désigne comme associé',
  'The same family, nearest in power': 'La même famille, puissance la plus proche',
  'The same use': 'Le même usage',
  'Its accessories': 'Ses accessoires',
  'Its spare parts': 'Ses pièces détachées',
  'Instead of a rule: these, in this order.': 'Au lieu d’une règle : ceux-ci, dans cet ordre.',
  Heading: 'Titre',
  'What goes with a product': 'Ce qui va avec un produit',
  Figures: 'Caractéristiques',
  'Up to four facts on product cards, such as Motor power|7.5 kW.':
    'Jusqu’à quatre données sur les cartes de produit, comme Puissance du moteur|7,5 kW.',
  'The product or family of this page: its name, figures and versions come from there.':
    'Le produit ou la famille de cette page : son nom, ses caractéristiques et ses versions en proviennent.',
  'For a page that lists machines: its first tag selects them.':
    'Pour une page qui répertorie des machines : sa première balise les sélectionne.',
  'The page for comparing products, used on this page and those below it.':
    'La page de comparaison des produits, utilisée sur cette page et les pages sous-jacentes.',
  'Quote list': 'Liste de devis',
  'The page for requesting a quote, used on this page and those below it.':
    'La page de demande de devis, utilisée sur cette page et les pages sous-jacentes.',
  Power: 'Alimentation',
  'Free air delivery': 'Débit d’air libre',
};
