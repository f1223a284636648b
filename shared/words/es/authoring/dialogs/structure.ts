import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'Navigation start level': 'Nivel inicial de navegación',
  'Counted from /content: 1 is the site, 2 its countries, 3 their languages.':
    'Contado desde /content: 1 es el sitio, 2 sus países, 3 sus idiomas.',
  'Show hidden pages': 'Mostrar páginas ocultas',
  'An anchor: links that end with # and this word lead here.':
    'Un ancla: los enlaces que terminan en # y esta palabra llevan aquí.',
  'A letter, then letters, digits, - and _': 'Una letra y, después, letras, cifras, - y _',
  'Makes it a landmark with this name.': 'Lo convierte en un punto de referencia con este nombre.',
  'Accept all': 'Aceptar todo',
  'Button labels; if empty, in the page’s language.':
    'Texto de los botones; si está vacío, en el idioma de la página.',
  Refuse: 'Rechazar',
  'Manage cookies': 'Gestionar cookies',
  'Save the choice': 'Guardar la elección',
  Purposes: 'Finalidades',
  'The name by which scripts ask for consent, such as statistics.':
    'El nombre con el que los scripts piden el consentimiento, por ejemplo, statistics.',
  'Lowercase letters, digits and -': 'Minúsculas, cifras y -',
  'The site does not work without it: visitors are informed, not asked.':
    'El sitio no funciona sin ello: se informa a los visitantes, no se les pregunta.',
  'Version of the policy': 'Versión de la política',
  'A new version asks everybody again.': 'Una versión nueva vuelve a preguntar a todos.',
  'Label of the link to the cookie settings': 'Etiqueta del enlace a la configuración de cookies',
  'If empty: in the language of the page.': 'Si está vacío: en el idioma de la página.',
  'Navigation root': 'Raíz de navegación',
  'The page whose children are the countries or languages.':
    'La página cuyas páginas secundarias son los países o idiomas.',
  'Number of levels down to the languages': 'Número de niveles hasta los idiomas',
  '2 if languages are below countries.': '2 si los idiomas están debajo de los países.',
  'Distinguishes this navigation from others on the page.':
    'Distingue esta navegación de otras en la página.',
  'What it shows': 'Qué muestra',
  Fixture: 'Datos de prueba',
  'Name of the fixture shown, from the component’s fixtures.':
    'Nombre de los datos de prueba que se muestran, de entre los del componente.',
  'As on the page': 'Como en la página',
  'For menus and breadcrumbs, which depend on the page.':
    'Para menús y rutas de navegación, que dependen de la página.',
  'As at the address': 'Como en la dirección',
  'For lists and searches: the query after the question mark, page=2.':
    'Para listas y búsquedas: la consulta tras el signo de interrogación, page=2.',
  'For links to this example.': 'Para enlaces a este ejemplo.',
  Frame: 'Marco',
  Height: 'Altura',
  'As its content': 'Según su contenido',
  'Medium: a panel opens': 'Mediana: se abre un panel',
  'Tall: something covers the page': 'Alta: algo cubre la página',
  'From edge to edge': 'De borde a borde',
  'For components with their own margins: headers, footers, heroes.':
    'Para componentes con márgenes propios: cabeceras, pies de página, heroes.',
  'Language of the texts': 'Idioma de los textos',
  'If it differs from the page’s: de, ar.': 'Si es distinto del de la página: de, ar.',
  'Two letters, such as de, or de-CH.': 'Dos letras, por ejemplo, de, o bien de-CH.',
  'Resource type': 'Tipo de recurso',
  'Name of the library': 'Nombre de la biblioteca',
  'Its first page': 'Su primera página',
  'Levels to skip': 'Niveles que omitir',
  '0 shows the root itself, 1 begins with the pages below it.':
    '0 muestra la propia raíz, 1 empieza por las páginas inferiores.',
  'Show all pages below': 'Mostrar todas las páginas inferiores',
  'Counted from the root.': 'Contados desde la raíz.',
};
