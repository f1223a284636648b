import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Films: 'Vídeos',
  'This page does not take components.': 'Esta página no admite componentes.',
  'The assets could not be loaded. Is the server running?':
    'No se han podido cargar los recursos. ¿Está en marcha el servidor?',
  'Loading assets': 'Cargando recursos',
  'Show more': 'Mostrar más',
  'Nothing of this kind matches “{search}”. Try another word or another kind.':
    'Nada de este tipo coincide con “{search}”. Pruebe con otra palabra u otro tipo.',
  'There is nothing of this kind.': 'No hay nada de este tipo.',
  'For {container}. Drag onto the page, or press to insert into it.':
    'Para {container}. Arrastre a la página o pulse para insertar en él.',
  'For {container}. Drag onto the page, or press to insert after the selection.':
    'Para {container}. Arrastre a la página o pulse para insertar después de la selección.',
  '{container} takes no components.': '{container} no admite componentes.',
  Components: 'Componentes',
  'No component or section is called “{search}”.': 'Ningún componente ni sección se llama “{search}”.',
  'Show it here': 'Mostrarlo aquí',
  'Content tree': 'Árbol de contenido',
  Timeline: 'Cronología',
  'Drag cancelled.': 'Arrastre cancelado.',
  'No component for this file is allowed here. Choose another place.':
    'Aquí no se permite ningún componente para este archivo. Elija otro sitio.',
  'Set {title}': 'Definir {title}',
  'The new picture’s own alternative text is now used. “{alt}” is kept. To use it, open the dialog and untick “Take the alternative text from the asset”.':
    'Ahora se usa el texto alternativo propio de la nueva imagen. “{alt}” se conserva. Para usarlo, abra el cuadro de diálogo y desmarque “Tomar el texto alternativo del recurso”.',
  'This page has no editable content.': 'Esta página no tiene contenido editable.',
  'Structure of the page': 'Estructura de la página',
  '“{title}” is saved. Find it among the components to insert.':
    'Se ha guardado “{title}”. Lo encontrará entre los componentes para insertar.',
  'Save as section': 'Guardar como sección',
  'Loading sections': 'Cargando secciones',
  'You may not keep sections of this site. Ask an administrator for the right to write {folder}.':
    'No puede guardar secciones de este sitio. Pida a un administrador el derecho de escribir en {folder}.',
  'Copies of {titles}, with all that is inside. Authors of this site can insert them on any page; changing them there does not change the section.':
    'Copias de {titles}, con todo su contenido. Los autores de este sitio pueden insertarlas en cualquier página; modificarlas allí no cambia la sección.',
  Sections: 'Secciones',
  'Manage sections': 'Gestionar secciones',
  'Rename {title}': 'Cambiar nombre de {title}',
  'Renamed to “{title}”.': 'El nuevo nombre es “{title}”.',
  'The sections could not be loaded: {error}': 'No se han podido cargar las secciones: {error}',
  '“{title}” is deleted.': '“{title}” se ha eliminado.',
  'Delete “{title}”? Pages keep what was inserted from it.':
    '¿Eliminar “{title}”? Las páginas conservan lo que se insertó a partir de la sección.',
  'Delete {title}': 'Eliminar {title}',
  'There are no sections yet. Select components on the page and save them as one.':
    'Aún no hay secciones. Seleccione componentes en la página y guárdelos como sección.',
  'You may insert these sections. Ask an administrator for the right to change them.':
    'Puede insertar estas secciones. Pida a un administrador el derecho de modificarlas.',
  '“{title}” was not inserted: {message}': 'No se ha insertado “{title}”: {message}',
  '“{title}” was not inserted: somebody has deleted this section.':
    'No se ha insertado “{title}”: alguien ha eliminado esta sección.',
  'Insert “{title}”': 'Insertar “{title}”',
  '1 section has components that {container} does not take.':
    '1 sección tiene componentes que {container} no admite.',
  '{refused} sections have components that {container} does not take.':
    '{refused} secciones tienen componentes que {container} no admite.',
  'The page has changes that are not saved yet, since the server does not answer. Try again then.':
    'La página tiene cambios aún sin guardar porque el servidor no responde. Inténtelo de nuevo cuando se guarden.',
  'Delete {titleOfAll}': 'Eliminar {titleOfAll}',
  'Select one component to move it by keyboard.':
    'Seleccione un solo componente para moverlo con el teclado.',
  '{title}: now {position} of {count}.': '{title}: ahora {position} de {count}.',
  'It is already the last one here.': 'Ya es el último aquí.',
  'It is already the first one here.': 'Ya es el primero aquí.',
  'Move {title}': 'Mover {title}',
  'Insert {name}': 'Insertar {name}',
  'Select components of one container to save them as a section.':
    'Seleccione componentes de un mismo contenedor para guardarlos como sección.',
  Paste: 'Pegar',
  '{titleOfAll} copied. Paste it where it should go.': '{titleOfAll} copiado. Péguelo donde corresponda.',
  '{titleOfAll} cut. Paste it where it should go.': '{titleOfAll} cortado. Péguelo donde corresponda.',
  'There is nothing to paste. Copy or cut a component first.':
    'No hay nada que pegar. Copie o corte antes un componente.',
  'Select where to paste first.': 'Seleccione antes dónde pegar.',
  'Paste {what}': 'Pegar {what}',
  'Move {what}': 'Mover {what}',
  'Nothing was changed: could not find out which components are allowed here. {message}':
    'No se ha cambiado nada: no se ha podido averiguar qué componentes se permiten aquí. {message}',
  'Nothing is selected. Select a component on the page first.':
    'No hay nada seleccionado. Seleccione antes un componente en la página.',
  'This container belongs to the template. Only its contents can be changed.':
    'Este contenedor pertenece a la plantilla. Solo se puede modificar su contenido.',
  'Change it on “{title}”, which this page follows.': 'Modifíquelo en “{title}”, a la que sigue esta página.',
  'It comes from a page that you may not see.': 'Procede de una página que usted no puede ver.',
  'This is inherited.': 'Esto es heredado.',
  'This setting is inherited.': 'Este ajuste es heredado.',
  'The position of this component is inherited.': 'La posición de este componente es heredada.',
  'The contents of this container are inherited.': 'El contenido de este contenedor es heredado.',
  '{container} takes no components. Choose another place.':
    '{container} no admite componentes. Elija otro sitio.',
  '{container} does not take {title}. It takes {list}.': '{container} no admite {title}. Admite {list}.',
  'A component cannot be put inside itself.': 'Un componente no se puede colocar dentro de sí mismo.',
  'The template fixes the position of this container. Move its contents instead.':
    'La plantilla fija la posición de este contenedor. Mueva su contenido en su lugar.',
  'Content of the page': 'Contenido de la página',
  '{title}: empty': '{title}: vacío',
  '{title}: drag components here': '{title}: arrastre componentes aquí',
  'Select a component on the page, or Tab into it.':
    'Seleccione un componente en la página o llegue a él con el tabulador.',
  'Containers around the selection': 'Contenedores que rodean la selección',
  'Loading components': 'Cargando componentes',
  'The server did not return the components allowed here.':
    'El servidor no ha devuelto los componentes permitidos aquí.',
  'Insert component': 'Insertar componente',
  'Components that {container} takes': 'Componentes que admite {container}',
  Other: 'Otros',
  'Panels ({panels})': 'Paneles ({panels})',
  Panels: 'Paneles',
  'There is no {word} yet. Add the first one.': 'Aún no hay ningún elemento ({word}). Añada el primero.',
  'Add {word}': 'Añadir {word}',
  'Rename “{title}”': 'Cambiar nombre de “{title}”',
  'Move “{title}”': 'Mover “{title}”',
  'Delete “{title}”': 'Eliminar “{title}”',
  'Move {title} up': 'Subir {title}',
  'Move {title} down': 'Bajar {title}',
  'Edit text (F2)': 'Editar texto (F2)',
  'Configure (Enter)': 'Configurar (Intro)',
  'Edit the fragment': 'Editar el fragmento',
  'Copy (Ctrl+C)': 'Copiar (Ctrl+C)',
  'Cut (Ctrl+X)': 'Cortar (Ctrl+X)',
  'Paste (Ctrl+V)': 'Pegar (Ctrl+V)',
  'Duplicate (Ctrl+D)': 'Duplicar (Ctrl+D)',
  'Save as section (S)': 'Guardar como sección (S)',
  'Delete (Del)': 'Eliminar (Supr)',
  'Insert component (Insert)': 'Insertar componente (Insert)',
  'Comment (C)': 'Comentar (C)',
  'Select parent (Esc)': 'Seleccionar elemento principal (Esc)',
  '{name}: actions': '{name}: acciones',
  Tab: 'Pestaña',
  Section: 'Sección',
  Slide: 'Diapositiva',
  'This component has no text to edit in place. Press Enter to configure it.':
    'Este componente no tiene texto que editar in situ. Pulse Intro para configurarlo.',
  'This component has no text to edit in place.': 'Este componente no tiene texto que editar in situ.',
  'This container holds the whole page. Its settings are in its policy.':
    'Este contenedor alberga toda la página. Sus ajustes están en su política.',
  '{title} has no settings. It can be moved and deleted.':
    '{title} no tiene ajustes. Se puede mover y eliminar.',
  'Open to authors': 'Abrir a los autores',
  'Open {title} to authors': 'Abrir {title} a los autores',
  'Lock for authors': 'Bloquear para los autores',
  'Lock {title} for authors': 'Bloquear {title} para los autores',
  'Policy…': 'Política…',
};
