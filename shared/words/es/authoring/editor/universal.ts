import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'Universal Editor': 'Universal Editor',
  '{title} | Universal Editor': '{title} | Universal Editor',
  'The Universal Editor needs JavaScript. Allow it for this address, and load the page again.':
    'El Universal Editor necesita JavaScript. Permítalo para esta dirección y vuelva a cargar la página.',
  'Open in the Universal Editor': 'Abrir en el Universal Editor',
  'Shows a page that has the attributes of the Universal Editor, and lets you edit its content, which is stored here.':
    'Muestra una página que tiene los atributos del Universal Editor y permite editar su contenido, que se guarda aquí.',
  'Address of the page': 'Dirección de la página',
  'A page of this site, such as /content/mysite/en': 'Una página de este sitio, como /content/mysite/es',
  'A page of this site, such as /content/mysite/en, or one of {origins}':
    'Una página de este sitio, como /content/mysite/es, o de {origins}',
  'Open another page': 'Abrir otra página',
  '“{text}” is not an address.': '«{text}» no es una dirección.',
  '{text} is not a page of this site; its pages begin with /content/.':
    '{text} no es una página de este sitio; sus páginas empiezan por /content/.',
  'Pages of {origin} may not be opened here. The operator of this server can allow it by UNIVERSAL_EDITOR_ORIGINS.':
    'Las páginas de {origin} no se pueden abrir aquí. El operador de este servidor puede permitirlo con UNIVERSAL_EDITOR_ORIGINS.',
  'The page does not answer the editor': 'La página no responde al editor',
  'Its application has to load the script of the Universal Editor, and has to let {origin} frame it (frame-ancestors in its Content-Security-Policy). Sign in there if it asks for it.':
    'Su aplicación tiene que cargar el script del Universal Editor y permitir que {origin} la muestre en un marco (frame-ancestors en su Content-Security-Policy). Inicie sesión en ella si lo pide.',
  'Perhaps it was deleted or moved, or you may not read it. Open it by itself to see.':
    'Quizá se haya eliminado o movido, o usted no pueda leerla. Ábrala por separado para verlo.',
  'Open the page by itself': 'Abrir la página por separado',
  'Selected component': 'Componente seleccionado',
  'Add {title}': 'Añadir {title}',
  'Add to {container}': 'Añadir a {container}',
  'Duplicate {title}': 'Duplicar {title}',
  'Done: {label}': 'Hecho: {label}',
  'No component is called “{search}”.': 'Ningún componente se llama «{search}».',
  'Picture or file': 'Imagen o archivo',
  'Reference': 'Referencia',
  '{label}: alternative text': '{label}: texto alternativo',
  'It is stored in another system ({resource}). Only content of this author can be edited here.':
    'Se guarda en otro sistema ({resource}). Aquí solo se puede editar contenido de este servidor de autores.',
  'The page does not define the model “{model}”, so its fields are not known.':
    'La página no define el modelo «{model}», por lo que no se conocen sus campos.',
  'Not shown here: {fields}. They stay as they are.': 'No se muestran aquí: {fields}. Se quedan como están.',
  'Visitors will see these pages, with what they need, as they are now:':
    'Los visitantes verán estas páginas, con lo que necesitan, tal como están ahora:',
  'Not published: {message}': 'No publicado: {message}',
  '{n} pages are published. Visitors see them now.': {
    one: 'Publicado. Los visitantes ya lo ven.',
    other: '{n} páginas publicadas. Los visitantes ya las ven.',
  },
  '{n} pages and fragments are published. Visitors see them now.': {
    one: 'Publicado. Los visitantes ya lo ven.',
    other: '{n} páginas y fragmentos publicados. Los visitantes ya los ven.',
  },
  'It cannot be seen now: it is in a part of the page that is closed, or hidden at this width.':
    'Ahora no se ve: está en una parte cerrada de la página o está oculto con este ancho.',
  'The page shows nothing of it now. Its properties stay here until you select another component.':
    'La página no muestra nada de él por ahora. Sus propiedades siguen aquí hasta que seleccione otro componente.',
};
