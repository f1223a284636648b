import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'a page that you may not see': 'una página que usted no puede ver',
  Inheritance: 'Herencia',
  'It no longer follows {from}.': 'Ya no sigue a {from}.',
  'It follows {from}, except where its fields say so.':
    'Sigue a {from}, salvo donde sus campos indiquen otra cosa.',
  'It follows {from}.': 'Sigue a {from}.',
  'Cancel inheritance…': 'Cancelar herencia…',
  'Of its settings': 'De sus ajustes',
  'Of everything in it': 'De todo su contenido',
  '{title}: differences to the source': '{title}: diferencias con el origen',
  'The source is on': 'El origen está en',
  '. Restoring a field takes the source’s value; it stays this page’s own.':
    '. Al restaurar un campo se toma el valor del origen; sigue siendo propio de esta página.',
  Source: 'Origen',
  Here: 'Aquí',
  'Reset {title}': 'Restablecer {title}',
  'The source could not be read. Try again once the server can be reached.':
    'No se ha podido leer el origen. Inténtelo de nuevo cuando el servidor esté disponible.',
  'The source is on a page that you may not see.': 'El origen está en una página que usted no puede ver.',
  'Cancel inheritance of {name}: {label}': 'Cancelar herencia de {name}: {label}',
  'Re-enable inheritance of {name}: {label}': 'Volver a habilitar herencia de {name}: {label}',
  'Reset {name}: {label}': 'Restablecer {name}: {label}',
  'Cancel inheritance of {name}': 'Cancelar herencia de {name}',
  'Re-enable inheritance of {name}': 'Volver a habilitar herencia de {name}',
  'Discard: {label}': 'Descartar: {label}',
  'The page could not be redrawn: {message}': 'No se ha podido volver a dibujar la página: {message}',
  'The template {template} is missing': 'Falta la plantilla {template}',
  'The container for “{name}” is no longer on the page.':
    'El contenedor de “{name}” ya no está en la página.',
  'A component cannot be moved into itself. Choose another place.':
    'Un componente no se puede mover dentro de sí mismo. Elija otro sitio.',
  '“{name}” belongs to the page’s template: change it there.':
    '“{name}” pertenece a la plantilla de la página: modifíquelo allí.',
  '“{name}” is no longer on the page.': '“{name}” ya no está en la página.',
  Deleted: 'Eliminado',
  'Your step “{label}” is not saved yet. Since you began, someone else saved a change to the same content.':
    'Su paso “{label}” aún no está guardado. Desde que empezó, otra persona ha guardado un cambio en el mismo contenido.',
  'Take mine': 'Aceptar lo mío',
  'You are undoing “{label}”. Since that step, someone else saved a change to the same content.':
    'Está deshaciendo “{label}”. Desde ese paso, otra persona ha guardado un cambio en el mismo contenido.',
  'Put back what was there before my step': 'Restablecer lo que había antes de mi paso',
  'You are redoing “{label}”. Since you undid it, someone else saved a change to the same content.':
    'Está rehaciendo “{label}”. Desde que lo deshizo, otra persona ha guardado un cambio en el mismo contenido.',
  'Take mine again': 'Aceptar de nuevo lo mío',
  'Your step “{label}” is not saved yet. Since you began, someone else deleted this component.':
    'Su paso “{label}” aún no está guardado. Desde que empezó, otra persona ha eliminado este componente.',
  'Leave it deleted': 'Dejarlo eliminado',
  'Put it back with my changes': 'Volver a ponerlo con mis cambios',
  'Keep theirs': 'Conservar lo ajeno',
  'Another author has deleted this': 'Otro autor ha eliminado esto',
  'Another author has changed this too': 'Otro autor también ha modificado esto',
  '{intro} Nothing is overwritten until you decide.':
    '{intro} No se sobrescribe nada hasta que usted decida.',
  'Choose all of theirs': 'Elegir todo lo ajeno',
  'Choose all of mine': 'Elegir todo lo mío',
  'Save as chosen': 'Guardar lo elegido',
  'The page was last saved by {savedBy}, {at}.': 'La página la guardó por última vez {savedBy}, {at}.',
  'The page was last saved {at}.': 'La página se guardó por última vez {at}.',
  Nothing: 'Nada',
  'The whole component': 'Todo el componente',
  'Panel title': 'Título del panel',
  Yes: 'Sí',
  No: 'No',
  Empty: 'Vacío',
  hidden: 'oculto',
  '{width} columns wide': '{width} columnas de ancho',
  '{offset} columns in': 'a {offset} columnas',
  'The page {page} no longer exists. Nothing was changed.':
    'La página {page} ya no existe. No se ha cambiado nada.',
  'It is no longer on {page}: someone has moved or deleted it in the meantime. Nothing was changed.':
    'Ya no está en {page}: alguien lo ha movido o eliminado entretanto. No se ha cambiado nada.',
  'Someone has changed it on {page} in the meantime. Nothing was moved. Cut it there again to move the current version.':
    'Alguien lo ha modificado en {page} entretanto. No se ha movido nada. Vuelva a cortarlo allí para mover la versión actual.',
  'Its former container no longer exists on {page}. It stays here; nothing was changed.':
    'Su contenedor anterior ya no existe en {page}. Se queda aquí; no se ha cambiado nada.',
  '“{name}” was deleted by someone else in the meantime.': 'Otra persona ha eliminado “{name}” entretanto.',
  'Rename page': 'Cambiar nombre de la página',
  'The server does not answer.': 'El servidor no responde.',
  '{waited} The editor keeps trying; you can go on working.':
    '{waited} El editor sigue intentándolo; puede seguir trabajando.',
  '{waited} Sign in again in another window, then come back: the editor goes on by itself.':
    '{waited} Inicie sesión de nuevo en otra ventana y vuelva: el editor continúa por sí solo.',
  'Sign in again': 'Iniciar sesión de nuevo',
  'Nothing is waiting to be saved.': 'No hay nada pendiente de guardar.',
  '{n} steps are waiting to be saved. Unsaved steps are kept in this tab, even after a reload.': {
    one: 'Hay un paso pendiente de guardar. Los pasos sin guardar se conservan en esta pestaña, incluso tras volver a cargarla.',
    other:
      'Hay {n} pasos pendientes de guardar. Los pasos sin guardar se conservan en esta pestaña, incluso tras volver a cargarla.',
  },
  'Part of it was saved and could not be undone. Check the page before you continue.':
    'Una parte se ha guardado y no se ha podido deshacer. Compruebe la página antes de continuar.',
  'The other author’s changes were kept.': 'Se han conservado los cambios del otro autor.',
  'Not saved yet: the server does not answer. Nothing is lost.':
    'Aún sin guardar: el servidor no responde. No se pierde nada.',
  'Something went wrong in the editor ({error}). Reload the page; what was saved is safe.':
    'Algo ha fallado en el editor ({error}). Vuelva a cargar la página; lo guardado está a salvo.',
  'Another author has just changed this. You can go on: if you both changed the same field, you will be asked when you save.':
    'Otro autor acaba de modificar esto. Puede continuar: si ambos han modificado el mismo campo, se le preguntará al guardar.',
  'Another author has just deleted this. You can go on: when you save, you can restore it with your changes.':
    'Otro autor acaba de eliminar esto. Puede continuar: al guardar, podrá restaurarlo con sus cambios.',
};
