import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Heading: 'Encabezado',
  'Shown if the visitor has not typed a query. If empty: “Results”.':
    'Se muestra si el visitante no ha escrito ninguna consulta. Si está vacío: “Resultados”.',
  'What is found': 'Qué se encuentra',
  Everything: 'Todo',
  Articles: 'Artículos',
  'Filters and order': 'Filtros y orden',
  Filters: 'Filtros',
  'Figures to filter by': 'Datos por los que filtrar',
  Relevance: 'Relevancia',
  'Results on a page': 'Resultados por página',
  'If empty: all pages in this language.': 'Si está vacío: todas las páginas en este idioma.',
  'Searches this site’s pages': 'Busca en las páginas de este sitio',
  'h1, of the page': 'h1, de la página',
  'Popular searches': 'Búsquedas populares',
  'What many visitors search for: a query, or a page to open directly.':
    'Lo que buscan muchos visitantes: una consulta o una página que se abre directamente.',
  'If empty: the results for the words.': 'Si está vacío: los resultados de ese texto.',
  Ground: 'Fondo',
  Colour: 'Color',
  'Text on a picture has a dark blue background.': 'El texto sobre una imagen tiene un fondo azul oscuro.',
  'Dark blue': 'Azul oscuro',
  Blue: 'Azul',
  'Medium blue': 'Azul medio',
  Yellow: 'Amarillo',
  Suggestions: 'Sugerencias',
  'A search with popular words, on a colour or a picture':
    'Una búsqueda con palabras populares, sobre un color o una imagen',
  'The site’s search, for its header': 'La búsqueda del sitio, para su cabecera',
  Synonyms: 'Sinónimos',
  'Words that mean the same': 'Palabras que significan lo mismo',
  'In the language of this site. Forms of a word, plurals too, need no entry.':
    'En el idioma de este sitio. Las formas de una palabra, también los plurales, no necesitan entrada.',
  'Two at least; several words in one line are a phrase.':
    'Dos como mínimo; varias palabras en una línea forman una frase.',
  'One way only': 'Solo en un sentido',
  'A search for the first also finds the others, but not the other way round.':
    'Una búsqueda de la primera encuentra también las demás, pero no al revés.',
  Weights: 'Ponderaciones',
  Factor: 'Factor',
  'Multiplies the score: 2 doubles it, 1 changes nothing, 0 puts it last.':
    'Multiplica la puntuación: 2 la duplica, 1 no cambia nada, 0 lo pone al final.',
  'Pinned results': 'Resultados fijados',
  'Results shown first': 'Resultados que se muestran primero',
  'For these queries': 'Para estas consultas',
  'One per line. It must be the whole query; case, word forms and order do not matter.':
    'Una por línea. Debe ser la consulta completa; las mayúsculas, las formas de las palabras y el orden no importan.',
  'Page of results': 'Página de resultados',
  'Queries are sent to this page or, on pages in another language, to its equivalent in that language.':
    'Las consultas se envían a esta página o, en páginas en otro idioma, a su equivalente en ese idioma.',
  'Hint in the empty field': 'Indicación en el campo vacío',
  'A few words. If empty: what can be searched for.':
    'Unas pocas palabras. Si está vacío: lo que se puede buscar.',
  'Letters before the first suggestion': 'Letras antes de la primera sugerencia',
  'Suggestions at most': 'Sugerencias como máximo',
  'Recent searches': 'Búsquedas recientes',
  'How many the visitor’s browser remembers. 0: none.':
    'Cuántas recuerda el navegador del visitante. 0: ninguna.',
};
