import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Heading: 'Titre',
  'Shown if the visitor has not typed a query. If empty: “Results”.':
    'Affiché si le visiteur n’a pas saisi de requête. Si vide : « Résultats ».',
  'What is found': 'Ce qui est trouvé',
  Everything: 'Tout',
  Articles: 'Articles',
  'Filters and order': 'Filtres et tri',
  Filters: 'Filtres',
  'Figures to filter by': 'Caractéristiques de filtrage',
  Relevance: 'Pertinence',
  'Results on a page': 'Résultats par page',
  'If empty: all pages in this language.': 'Si vide : toutes les pages dans cette langue.',
  'Searches this site’s pages': 'Effectue une recherche dans les pages de ce site',
  'h1, of the page': 'h1, de la page',
  'Popular searches': 'Recherches populaires',
  'What many visitors search for: a query, or a page to open directly.':
    'Ce que recherchent de nombreux visiteurs : une requête ou une page à ouvrir directement.',
  'If empty: the results for the words.': 'Si vide : les résultats pour les mots.',
  Ground: 'Fond',
  Colour: 'Couleur',
  'Text on a picture has a dark blue background.':
    'Le texte placé sur une image a un arrière-plan bleu foncé.',
  'Dark blue': 'Bleu foncé',
  Blue: 'Bleu',
  'Medium blue': 'Bleu moyen',
  Yellow: 'Jaune',
  Suggestions: 'Suggestions',
  'A search with popular words, on a colour or a picture':
    'Une recherche avec des mots populaires, sur une couleur ou une image',
  'The site’s search, for its header': 'La recherche du site, pour son en-tête',
  Synonyms: 'Synonymes',
  'Words that mean the same': 'Mots de même sens',
  'In the language of this site. Forms of a word, plurals too, need no entry.':
    'Dans la langue de ce site. Les formes d’un mot, pluriels compris, ne nécessitent pas d’entrée.',
  'Two at least; several words in one line are a phrase.':
    'Deux au moins ; plusieurs mots sur une ligne forment une expression.',
  'One way only': 'Sens unique',
  'A search for the first also finds the others, but not the other way round.':
    'Une recherche du premier trouve aussi les autres, mais pas l’inverse.',
  Weights: 'Pondérations',
  Factor: 'Facteur',
  'Multiplies the score: 2 doubles it, 1 changes nothing, 0 puts it last.':
    'Multiplie le score : 2 le double, 1 ne change rien, 0 place en dernier.',
  'Pinned results': 'Résultats épinglés',
  'Results shown first': 'Résultats affichés en premier',
  'For these queries': 'Pour ces requêtes',
  'One per line. It must be the whole query; case, word forms and order do not matter.':
    'Une par ligne. Il doit s’agir de la requête entière ; la casse, les formes des mots et leur ordre n’importent pas.',
  'Page of results': 'Page de résultats',
  'Queries are sent to this page or, on pages in another language, to its equivalent in that language.':
    'Les requêtes sont envoyées à cette page ou, sur les pages d’une autre langue, à son équivalent dans cette langue.',
  'Hint in the empty field': 'Indication dans le champ vide',
  'A few words. If empty: what can be searched for.': 'Quelques mots. Si vide : ce qui peut être recherché.',
  'Letters before the first suggestion': 'Lettres avant la première suggestion',
  'Suggestions at most': 'Nombre maximal de suggestions',
  'Recent searches': 'Recherches récentes',
  'How many the visitor’s browser remembers. 0: none.':
    'Nombre mémorisé par le navigateur du visiteur. 0 : aucune.',
};
