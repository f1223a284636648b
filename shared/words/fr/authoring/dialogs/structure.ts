import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'Navigation start level': 'Niveau de départ de la navigation',
  'Counted from /content: 1 is the site, 2 its countries, 3 their languages.':
    'Compté à partir de /content : 1 est le site, 2 ses pays, 3 leurs langues.',
  'Show hidden pages': 'Afficher les pages masquées',
  'An anchor: links that end with # and this word lead here.':
    'Une ancre : les liens se terminant par # et ce mot mènent ici.',
  'A letter, then letters, digits, - and _': 'Une lettre, puis des lettres, des chiffres, - et _',
  'Makes it a landmark with this name.': 'En fait un repère portant ce nom.',
  'Accept all': 'Tout accepter',
  'Button labels; if empty, in the page’s language.':
    'Libellés des boutons ; si vides, dans la langue de la page.',
  Refuse: 'Refuser',
  'Manage cookies': 'Gérer les cookies',
  'Save the choice': 'Enregistrer le choix',
  Purposes: 'Finalités',
  'The name by which scripts ask for consent, such as statistics.':
    'Le nom par lequel les scripts demandent le consentement, par exemple statistics.',
  'Lowercase letters, digits and -': 'Minuscules, chiffres et -',
  'The site does not work without it: visitors are informed, not asked.':
    'Le site ne fonctionne pas sans cela : les visiteurs sont informés, mais ne sont pas consultés.',
  'Version of the policy': 'Version de la politique',
  'A new version asks everybody again.': 'Une nouvelle version consulte de nouveau tout le monde.',
  'Label of the link to the cookie settings': 'Libellé du lien vers les paramètres de cookies',
  'If empty: in the language of the page.': 'Si vide : dans la langue de la page.',
  'Navigation root': 'Racine de la navigation',
  'The page whose children are the countries or languages.':
    'La page dont les enfants sont les pays ou les langues.',
  'Number of levels down to the languages': 'Nombre de niveaux jusqu’aux langues',
  '2 if languages are below countries.': '2 si les langues se trouvent sous les pays.',
  'Distinguishes this navigation from others on the page.':
    'Distingue cette navigation des autres sur la page.',
  'What it shows': 'Ce qu’il montre',
  Fixture: 'Données d’exemple',
  'Name of the fixture shown, from the component’s fixtures.':
    'Nom des données d’exemple affichées, parmi celles du composant.',
  'As on the page': 'Comme sur la page',
  'For menus and breadcrumbs, which depend on the page.':
    'Pour les menus et fils d’Ariane, qui dépendent de la page.',
  'As at the address': 'Comme à l’adresse',
  'For lists and searches: the query after the question mark, page=2.':
    'Pour les listes et les recherches : la requête après le point d’interrogation, page=2.',
  'For links to this example.': 'Pour les liens vers cet exemple.',
  Frame: 'Cadre',
  Height: 'Hauteur',
  'As its content': 'Selon son contenu',
  'Medium: a panel opens': 'Moyenne : un panneau s’ouvre',
  'Tall: something covers the page': 'Grande : un élément recouvre la page',
  'From edge to edge': 'Bord à bord',
  'For components with their own margins: headers, footers, heroes.':
    'Pour les composants ayant leurs propres marges : en-têtes, pieds de page, heros.',
  'Language of the texts': 'Langue des textes',
  'If it differs from the page’s: de, ar.': 'Si elle diffère de celle de la page : de, ar.',
  'Two letters, such as de, or de-CH.': 'Deux lettres, comme de, ou de-CH.',
  'Resource type': 'Type de ressource',
  'Name of the library': 'Nom de la bibliothèque',
  'Its first page': 'Sa première page',
  'Levels to skip': 'Niveaux à ignorer',
  '0 shows the root itself, 1 begins with the pages below it.':
    '0 affiche la racine elle-même, 1 commence par les pages sous-jacentes.',
  'Show all pages below': 'Afficher toutes les pages sous-jacentes',
  'Counted from the root.': 'Compté à partir de la racine.',
};
