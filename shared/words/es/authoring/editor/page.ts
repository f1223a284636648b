import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'not checked': 'sin comprobar',
  'checking…': 'comprobando…',
  'Checks: {said}': 'Comprobaciones: {said}',
  Checks: 'Comprobaciones',
  'Close the checks': 'Cerrar las comprobaciones',
  'Checking the page': 'Comprobando la página',
  'The page could not be checked now.': 'No se ha podido comprobar la página ahora.',
  'Nothing found. Text over pictures is for you to judge.':
    'No se ha encontrado nada. El texto sobre imágenes debe juzgarlo usted.',
  Headings: 'Encabezados',
  'Alternative texts': 'Textos alternativos',
  'Words of links': 'Texto de los enlaces',
  Contrast: 'Contraste',
  'Words to avoid': 'Palabras que evitar',
  'Search result': 'Resultado de búsqueda',
  'Error:': 'Error:',
  'Warning:': 'Advertencia:',
  'Preview of the search result': 'Vista previa del resultado de búsqueda',
  'No description.': 'Sin descripción.',
  'Length of the title': 'Longitud del título',
  'Length of the description': 'Longitud de la descripción',
  'Preview of the link card': 'Vista previa de la tarjeta de enlace',
  'No picture': 'Sin imagen',
  '{name}: {length} of {most} characters': '{name}: {length} de {most} caracteres',
  'The checks find nothing on the first {most} pages.':
    'Las comprobaciones no encuentran nada en las primeras {most} páginas.',
  'The checks find nothing.': 'Las comprobaciones no encuentran nada.',
  'The checks find {count} on the first {most} pages':
    'Las comprobaciones encuentran {count} en las primeras {most} páginas',
  'The checks find {count}': 'Las comprobaciones encuentran {count}',
  'Pages with errors are not published on this site. Correct them, or untick their pages.':
    'En este sitio no se publican páginas con errores. Corríjalos o desmarque sus páginas.',
  'The contrast of this text is {ratio} to 1; it needs {wanted}. Choose another style, or another background.':
    'El contraste de este texto es de {ratio} a 1; necesita {wanted}. Elija otro estilo u otro fondo.',
  '{n} errors': { one: '{n} error', other: '{n} errores' },
  '{n} warnings': { one: '{n} advertencia', other: '{n} advertencias' },
  'Nothing found': 'No se ha encontrado nada',
  'This component is not on the page any more, or belongs to its template.':
    'Este componente ya no está en la página o pertenece a su plantilla.',
  '{title} selected.': '{title} seleccionado.',
  'Offset of {title}': 'Desplazamiento de {title}',
  'Width of {title}': 'Anchura de {title}',
  '{width} of {columns}': '{width} de {columns}',
  'and everywhere without a layout of its own': 'y en todas partes donde no haya un diseño propio',
  'up to {width} px': 'hasta {width} px',
  'Select a component to lay it out.': 'Seleccione un componente para definir su diseño.',
  '{title} around it': '{title} que lo rodea',
  'Hidden here: {hidden}': 'Ocultos aquí: {hidden}',
  'Show a hidden component': 'Mostrar un componente oculto',
  'Show {title}': 'Mostrar {title}',
  'Show {title} ({path})': 'Mostrar {title} ({path})',
  Width: 'Anchura',
  Offset: 'Desplazamiento',
  'The container’s style sets its columns.': 'El estilo del contenedor define sus columnas.',
  Hide: 'Ocultar',
  'Reset to inherited': 'Restablecer lo heredado',
  'All widths': 'Todas las anchuras',
  'The server says: {reason}': 'El servidor dice: {reason}',
  'The server does not answer. Check the connection.': 'El servidor no responde. Compruebe la conexión.',
  'You are no longer signed in. Sign in again in another window, then try again.':
    'Ya no tiene la sesión iniciada. Inicie sesión de nuevo en otra ventana e inténtelo otra vez.',
  'You may not change this. Ask the person who manages access to this page.':
    'No puede modificar esto. Consulte a quien gestione el acceso a esta página.',
  'This no longer exists. Reload the page to see the current state.':
    'Esto ya no existe. Vuelva a cargar la página para ver el estado actual.',
  'Nothing can be saved here.': 'Aquí no se puede guardar nada.',
  'This does not fit the current content.': 'Esto no encaja con el contenido actual.',
  'Someone else has changed the page in the meantime.': 'Otra persona ha modificado la página entretanto.',
  'This is too large to save. Make it shorter, or store large files as assets.':
    'Es demasiado grande para guardarlo. Acórtelo o almacene los archivos grandes como recursos.',
  'The page is locked. Ask its owner to unlock it.':
    'La página está bloqueada. Pida a su propietario que la desbloquee.',
  'The server is busy. Wait a moment, then try again.':
    'El servidor está ocupado. Espere un momento e inténtelo de nuevo.',
  'You stopped waiting. Nothing was changed.': 'Ha dejado de esperar. No se ha cambiado nada.',
  'The server has no space left. Tell its operator.':
    'El servidor se ha quedado sin espacio. Avise a su operador.',
  'The server refused this ({status}).': 'El servidor lo ha rechazado ({status}).',
  'The server failed ({status}). Try again; if it fails again, tell the operator.':
    'El servidor ha fallado ({status}). Inténtelo de nuevo; si vuelve a fallar, avise al operador.',
  'The server has not answered for {value} seconds. Wait a moment, then try again; if it still does not answer, tell its operator.':
    'El servidor no ha respondido durante {value} segundos. Espere un momento e inténtelo de nuevo; si sigue sin responder, avise a su operador.',
  'A proxy or login page answered instead of the server. Sign in again or reload.':
    'En lugar del servidor ha respondido un proxy o una página de inicio de sesión. Inicie sesión de nuevo o vuelva a cargar.',
};
