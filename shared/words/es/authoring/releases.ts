import type { AuthorWords } from '../../../authoring/language/spoken';

export const words: AuthorWords = {
  'Enter a name.': 'Introduzca un nombre.',
  'Add {named} to a release': 'Añadir {named} a un lanzamiento',
  Add: 'Añadir',
  Release: 'Lanzamiento',
  'A new release': 'Un lanzamiento nuevo',
  'Name of the new release': 'Nombre del nuevo lanzamiento',
  'When the release is published': 'Cuando se publique el lanzamiento',
  'Visitors see what you change in the release': 'Los visitantes ven lo que modifique en el lanzamiento',
  'They are removed, with the pages below': 'Se quitan, con las páginas inferiores',
  'What the release changes': 'Qué cambia el lanzamiento',
  'Look at the live page {title}': 'Ver la página activa {title}',
  'Look at it': 'Verla',
  'Keep the release’s: {title}': 'Conservar la del lanzamiento: {title}',
  'Keep the release’s': 'Conservar la del lanzamiento',
  'Keep the live page': 'Conservar la página activa',
  'Take out': 'Sacar',
  'Publish “{title}”?': '¿Publicar “{title}”?',
  'Publish now': 'Publicar ahora',
  '{n} live pages were changed meanwhile. Go back, and decide which of them stays.': {
    one: 'Una página activa se ha modificado entretanto. Vuelva atrás y decida cuál de ellas se conserva.',
    other:
      '{n} páginas activas se han modificado entretanto. Vuelva atrás y decida cuáles de ellas se conservan.',
  },
  'Visitors see all of this at once, or none of it. Assets and fragments that its pages need and visitors do not have yet go along.':
    'Los visitantes ven todo esto a la vez o no ven nada. Se incluyen los recursos y fragmentos que sus páginas necesitan y los visitantes aún no tienen.',
  'When (empty: now)': 'Cuándo (vacío: ahora)',
  'In a release, the page appears once the release is published.':
    'En un lanzamiento, la página aparece cuando se publica el lanzamiento.',
  'None: it is a draft of its own': 'Ninguno: es un borrador independiente',
  'Take back “{title}”?': '¿Revertir “{title}”?',
  'Take back': 'Revertir',
  'Authors and visitors have again what was there before the release, all of it at once.':
    'Autores y visitantes vuelven a tener lo que había antes del lanzamiento, todo a la vez.',
  'These pages were changed since. That is lost as well; their versions keep it.':
    'Estas páginas se han modificado después. Eso también se pierde; se conserva en sus versiones.',
  'What it has published stays, and can no longer be taken back as one.':
    'Lo que ha publicado permanece y ya no se puede revertir en bloque.',
  'What was written in its pages is lost. The live pages stay as they are.':
    'Lo que se haya escrito en sus páginas se pierde. Las páginas activas quedan como están.',
  'Release “{title}”': 'Lanzamiento “{title}”',
  'All releases': 'Todos los lanzamientos',
  'Take back…': 'Revertir…',
  'Cancel the date': 'Cancelar la fecha',
  'Delete…': 'Eliminar…',
  'It is empty. Select pages in the console, and choose Add to a release.':
    'Está vacío. Seleccione páginas en la consola y elija Añadir a un lanzamiento.',
  Back: 'Atrás',
  'Anyone who has a link sees the whole site as it is once the release is published, without an account, until the link ends. On a day to come, what is scheduled until then is there as well.':
    'Cualquiera que tenga un enlace ve todo el sitio como quedará al publicarse el lanzamiento, sin necesidad de cuenta, hasta que el enlace caduque. En un día futuro se incluye también lo programado hasta entonces.',
  'As on a day to come (optional)': 'Tal como un día futuro (opcional)',
  'Make a release': 'Crear lanzamiento',
  'A release changes many pages at once. Its pages are edited beside the live ones, and are published, and taken back, as one.':
    'Un lanzamiento cambia muchas páginas a la vez. Sus páginas se editan junto a las activas y se publican, y se revierten, en bloque.',
  'There is no release yet. Name one, or select pages and add them.':
    'Aún no hay ningún lanzamiento. Póngale nombre a uno o seleccione páginas y añádalas.',
  '{state} {content} · made by {by}, {when}': '{state} {content} · creado por {by}, {when}',
  'Name of a new release': 'Nombre de un nuevo lanzamiento',
  'Published {when} by {publishedBy}': 'Publicado {when} por {publishedBy}',
  'Due {when}': 'Previsto {when}',
  'Was due {when}, and could not be published': 'Estaba previsto {when} y no se ha podido publicar',
  empty: 'vacío',
  'Removed, with the pages below': 'Se quita, con las páginas inferiores',
  'The live page was deleted or moved meanwhile.': 'La página activa se ha eliminado o movido entretanto.',
  'There is a live page at this address now{who}.': 'Ahora hay una página activa en esta dirección{who}.',
  'The live page was changed meanwhile{who}.': 'La página activa se ha modificado entretanto{who}.',
};
