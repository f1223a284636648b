import type { AuthorWords } from '../../../authoring/language/spoken';

export const words: AuthorWords = {
  'no answer': 'sin respuesta',
  '{path} is not published, because the checks find errors on it: {message}{more}. Correct them in the editor first':
    '{path} no se ha publicado porque las comprobaciones encuentran errores: {message}{more}. Corríjalos antes en el editor',
  'A picture has no alternative text. Say what it shows, or mark it as decorative.':
    'Una imagen no tiene texto alternativo. Diga qué muestra o márquela como decorativa.',
  'The alternative text is a file name. Say what the picture shows.':
    'El texto alternativo es un nombre de archivo. Diga qué muestra la imagen.',
  'Screen readers say that it is a picture. Begin the alternative text with what it shows.':
    'Los lectores de pantalla ya dicen que es una imagen. Empiece el texto alternativo por lo que muestra.',
  'The alternative text has {alt} characters. Keep it below {LONGEST}, and say the rest beside the picture.':
    'El texto alternativo tiene {alt} caracteres. Manténgalo por debajo de {LONGEST} y diga el resto junto a la imagen.',
  'The page has no main heading. Give the title at its top the heading level 1.':
    'La página no tiene encabezado principal. Dé al título de la parte superior el nivel de encabezado 1.',
  'A heading of level {level} has no words. Write some, or remove it.':
    'Un encabezado de nivel {level} no tiene texto. Escríbalo o quite el encabezado.',
  'The page has another main heading already. Give this one level 2 or lower.':
    'La página ya tiene otro encabezado principal. Dé a este el nivel 2 o inferior.',
  'Heading level {level} follows level {before}. Use level {value}, so that no level is left out.':
    'El nivel de encabezado {level} sigue al nivel {before}. Use el nivel {value} para no saltarse ningún nivel.',
  'The page has no title. Give it one.': 'La página no tiene título. Póngale uno.',
  'The title has {title} characters, with the site’s name. Search results cut it off after about {most}.':
    'El título tiene {title} caracteres, con el nombre del sitio. Los resultados de búsqueda lo cortan tras unos {most}.',
  'The page has no description. Search engines will choose some words of the page.':
    'La página no tiene descripción. Los buscadores elegirán algunas palabras de la página.',
  'The description has only {length} characters. Use {least} to {most} to say what is on the page.':
    'La descripción solo tiene {length} caracteres. Use de {least} a {most} para decir qué hay en la página.',
  'The description has {length} characters. Search results cut it off after about {most}.':
    'La descripción tiene {length} caracteres. Los resultados de búsqueda la cortan tras unos {most}.',
  'A link has no words, so nobody can tell where it leads. Write some.':
    'Un enlace no tiene texto, por lo que nadie sabe adónde lleva. Escríbalo.',
  'A link shows its bare address. Write the name of what it leads to.':
    'Un enlace muestra solo su dirección. Escriba el nombre de aquello a lo que lleva.',
  'The words of a link do not say where it leads. Name what is there.':
    'El texto de un enlace no dice adónde lleva. Nombre lo que hay allí.',
  'This link leads nowhere. Choose another page or asset, or remove it.':
    'Este enlace no lleva a ninguna parte. Elija otra página o recurso, o quítelo.',
  'The page is there, but not the place on it. Correct what follows the #.':
    'La página existe, pero no el lugar dentro de ella. Corrija lo que sigue a #.',
  'The page is not published: visitors who follow this link get an error.':
    'La página no está publicada: los visitantes que siguen este enlace obtienen un error.',
  'This is an old address. The page is now at {target}.':
    'Esta es una dirección anterior. La página está ahora en {target}.',
  'The house avoids “{found}”. Write “{instead}”.': 'La empresa evita “{found}”. Escriba “{instead}”.',
  'The house avoids “{found}”. Leave it out.': 'La empresa evita “{found}”. Omítalo.',
};
