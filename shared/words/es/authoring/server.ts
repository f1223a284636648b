import type { AuthorWords } from '../../../authoring/language/spoken';

export const words: AuthorWords = {
  '{owner} has locked {page}; ask them to unlock it': '{owner} ha bloqueado {page}; pida que se desbloquee',
  'This would change content that you may not see; ask an administrator to do it':
    'Esto modificaría contenido que usted no puede ver; pida a un administrador que lo haga',
  'This would publish content that you may not see; ask an administrator to do it':
    'Esto publicaría contenido que usted no puede ver; pida a un administrador que lo haga',
  'You may not change {path}; ask an administrator for the right to change it':
    'No puede modificar {path}; pida a un administrador el derecho de modificarlo',
  'You may not publish {path}; ask an administrator for the right to publish it':
    'No puede publicar {path}; pida a un administrador el derecho de publicarlo',
  'There is no version {id}; list the versions again':
    'No existe ninguna versión {id}; vuelva a enumerar las versiones',
  '{path} has no version {id}; list the versions again':
    '{path} no tiene ninguna versión {id}; vuelva a enumerar las versiones',
  '{id} is not a version of a page; send :operation=restore to its node':
    '{id} no es una versión de una página; envíe :operation=restore a su nodo',
  'This is no longer in the bin; list the bin again':
    'Esto ya no está en la papelera; vuelva a enumerar la papelera',
  'The version of {path} is damaged, so nothing was restored':
    'La versión de {path} está dañada, por lo que no se ha restaurado nada',
  'There is no page stored at {path}, so it can have no versions':
    'No hay ninguna página almacenada en {path}, por lo que no puede tener versiones',
  'Name the asset in the address, or send a form with name and file':
    'Indique el recurso en la dirección o envíe un formulario con name y file',
  'There is no file in the form; send it as "file"':
    'No hay ningún archivo en el formulario; envíelo como "file"',
  'With JSON this creates folders: {"class": "assetFolder", "properties": {"title": "…"}}':
    'Con JSON, esto crea carpetas: {"class": "assetFolder", "properties": {"title": "…"}}',
  '{name} exists already in {parent}': '{name} ya existe en {parent}',
  'There is no asset at {path}': 'No hay ningún recurso en {path}',
  'There is no asset or folder at {path}': 'No hay ningún recurso ni carpeta en {path}',
  'There is no asset or folder at {from}': 'No hay ningún recurso ni carpeta en {from}',
  '{name} exists already in {parent}; choose another name': '{name} ya existe en {parent}; elija otro nombre',
  'The header X-Destination is missing; send the new address':
    'Falta la cabecera X-Destination; envíe la nueva dirección',
  'This failed': 'Esto ha fallado',
  'This part has not arrived': 'Esta parte no ha llegado',
  'Parts are numbered from 0 to 999': 'Las partes se numeran de 0 a 999',
  'This server stores no files; upload them to another':
    'Este servidor no almacena archivos; cárguelos en otro',
  'Send fileName and fileSize (bytes) for each file': 'Envíe fileName y fileSize (bytes) para cada archivo',
  '{names} is larger than {floor} MB, the most that an asset can have':
    '{names} supera los {floor} MB, el máximo que puede tener un recurso',
  'This upload began in another folder; complete it there, not in {folder}':
    'Esta carga empezó en otra carpeta; complétela allí, no en {folder}',
  '{fileName} leaves no name for the asset; use letters or digits':
    '{fileName} no deja ningún nombre para el recurso; use letras o cifras',
  'A drawing may nest {MAX_DEPTH} elements at most':
    'Un dibujo puede anidar {MAX_DEPTH} elementos como máximo',
  'This is not a complete SVG drawing': 'Esto no es un dibujo SVG completo',
  '{name} is empty; upload the file itself': '{name} está vacío; cargue el archivo en sí',
  '{name} is of no type that assets can have; upload one of {ASSET_EXTENSIONS}':
    '{name} no es de ningún tipo que puedan tener los recursos; cargue uno de {ASSET_EXTENSIONS}',
  '{name} is a drawing of {megabytes} MB; make it smaller than {megabytes2} MB':
    '{name} es un dibujo de {megabytes} MB; redúzcalo a menos de {megabytes2} MB',
  '{name} is damaged: {message}. Save the picture again and upload it':
    '{name} está dañado: {message}. Vuelva a guardar la imagen y cárguela',
  '{name} could not be scanned for viruses: {message}. Try again later':
    '{name} no se ha podido analizar en busca de virus: {message}. Inténtelo de nuevo más tarde',
  '{name} was refused by the virus scanner: {found}': 'El antivirus ha rechazado {name}: {found}',
  '{name} is there already: {duplicates}': '{name} ya existe: {duplicates}',
  '{name} exists already in {parent}; replace it, or choose another name':
    '{name} ya existe en {parent}; reemplácelo o elija otro nombre',
  '{path} is not below {DAM_ROOT}, where assets are':
    '{path} no está debajo de {DAM_ROOT}, donde están los recursos',
  'There is no folder at {path}; create {name} first': 'No hay ninguna carpeta en {path}; cree antes {name}',
  'There is no such upload any more; begin again': 'Esa carga ya no existe; empiece de nuevo',
  '{name} is being stored already': '{name} ya se está almacenando',
  'The connection broke before all bytes had arrived; send them again':
    'La conexión se ha interrumpido antes de que llegaran todos los bytes; envíelos de nuevo',
  'There are more than the {most} bytes that can be accepted':
    'Hay más de los {most} bytes que se pueden aceptar',
  'There is no model with the id {modelId}; see {MODELS}':
    'No existe ningún modelo con el ID {modelId}; consulte {MODELS}',
  'The model “{title}” is not enabled; enable it first, or choose another one':
    'El modelo “{title}” no está habilitado; habilítelo antes o elija otro',
  '{name} is not a valid name': '{name} no es un nombre válido',
  '{name} exists already in {parentPath}': '{name} ya existe en {parentPath}',
  'There is no configuration at {site}; send /conf/ and the name of a site':
    'No hay ninguna configuración en {site}; envíe /conf/ y el nombre de un sitio',
  '“{name}” cannot be the name of a model. {fault}': '“{name}” no puede ser el nombre de un modelo. {fault}',
  'Another model is called {name} here; choose another name':
    'Aquí otro modelo se llama {name}; elija otro nombre',
  'Fragments that you may not read may use this model; only those who may read all content can delete it':
    'Puede que usen este modelo fragmentos que usted no puede leer; solo pueden eliminarlo quienes pueden leer todo el contenido',
  '{n} fragments use {name}; delete them first, or disable the model': {
    one: '{n} fragmento usa {name}; elimínelo antes o deshabilite el modelo',
    other: '{n} fragmentos usan {name}; elimínelos antes o deshabilite el modelo',
  },
  'There is no model with the id {id}; GET /adobe/sites/cf/models lists them':
    'No existe ningún modelo con el ID {id}; GET /adobe/sites/cf/models los enumera',
  'The header If-Match is missing; send the ETag of the model that was read':
    'Falta la cabecera If-Match; envíe el ETag del modelo que se ha leído',
  '“{label}” is of the type {type}, which cannot change; add another field':
    '“{label}” es del tipo {type}, que no se puede cambiar; añada otro campo',
  'Field “{label}”, {fault}: {fault2}': 'Campo “{label}”, {fault}: {fault2}',
  'Fragments that you may not read may hold values of “{label}”; its property and whether it has several values can be changed by those who may read all content':
    'Puede que fragmentos que usted no puede leer contengan valores de “{label}”; su propiedad y si tiene varios valores pueden cambiarlos quienes pueden leer todo el contenido',
  '{n} fragments hold a value of “{label}” under {name}; add another field instead': {
    one: '{n} fragmento contiene un valor de “{label}” en {name}; añada otro campo en su lugar',
    other: '{n} fragmentos contienen un valor de “{label}” en {name}; añada otro campo en su lugar',
  },
  'The model no longer has the field “{label}”; read it again':
    'El modelo ya no tiene el campo “{label}”; vuelva a leerlo',
  'Something went wrong on the server': 'Algo ha fallado en el servidor',
  'Not found': 'No encontrado',
  Home: 'Inicio',
  'There is nothing at this address': 'No hay nada en esta dirección',
  'There is no release at {path}': 'No hay ningún lanzamiento en {path}',
  'There is no page at {page}': 'No hay ninguna página en {page}',
  '“{title}” is published; take it back before you change it':
    '“{title}” está publicado; reviértalo antes de modificarlo',
  '{name} does not contain {page}': '{name} no contiene {page}',
  'Before the release “{title}”': 'Antes del lanzamiento “{title}”',
  'Published with the release “{title}”': 'Publicado con el lanzamiento “{title}”',
  '“{title}” is not published, so nothing can be taken back':
    '“{title}” no está publicado, por lo que no se puede revertir nada',
  'There is a page at {path} now; try again': 'Ahora hay una página en {path}; inténtelo de nuevo',
  'There is no page at {path}': 'No hay ninguna página en {path}',
  '{path} is neither a page nor a content fragment, so no release can contain it':
    '{path} no es una página ni un fragmento de contenido, por lo que ningún lanzamiento puede contenerlo',
  'There is nothing at {parentPath} any more': 'Ya no hay nada en {parentPath}',
  'The template {templatePath} is not allowed below {parentPath}':
    'La plantilla {templatePath} no se permite debajo de {parentPath}',
  'The name “{label}” is taken; choose another': 'El nombre “{label}” ya está en uso; elija otro',
  '{child} was made below a page of the release; move it first':
    '{child} se creó debajo de una página del lanzamiento; muévala antes',
  'With --dev, visitors see saved changes at once, so there are no releases':
    'Con --dev, los visitantes ven de inmediato los cambios guardados, por lo que no hay lanzamientos',
  'Parameter page is missing; send the path of each page':
    'Falta el parámetro page; envíe la ruta de cada página',
  '{copy} is part of a release already': '{copy} ya forma parte de un lanzamiento',
  'There is no page at {hidden}': 'No hay ninguna página en {hidden}',
  'The copy of {path} is gone; take the page out of the release':
    'La copia de {path} ya no existe; saque la página del lanzamiento',
  '{path} is not published, so visitors could not find {path2}; publish it, or add it to the release':
    '{path} no está publicado, por lo que los visitantes no podrían encontrar {path2}; publíquelo o añádalo al lanzamiento',
  '“{title}” is empty; add pages to it, change them, and publish it then':
    '“{title}” está vacío; añádale páginas, modifíquelas y publíquelo después',
  '{paths} changed outside the release meanwhile; look at it, and decide for each page which of them stays':
    '{paths} se ha modificado entretanto fuera del lanzamiento; examínelo y decida para cada página cuál de ellas se conserva',
  'There is no preview link {id}: it has ended, or was revoked':
    'No existe ningún enlace de vista previa {id}: ha caducado o se ha revocado',
  'There is no preview link {id}': 'No existe ningún enlace de vista previa {id}',
  'There is no page at {path} to preview': 'No hay ninguna página en {path} de la que crear una vista previa',
  'There is no replacement {id} any more: only the latest {KEPT} are kept':
    'El reemplazo {id} ya no existe: solo se conservan los {KEPT} últimos',
  '{path} was moved or deleted while the site was searched; search again':
    '{path} se ha movido o eliminado durante la búsqueda en el sitio; busque de nuevo',
  'You may read this, but not change it.': 'Puede leer esto, pero no modificarlo.',
  '{owner} has locked it.': '{owner} lo ha bloqueado.',
  'It follows the wording of another variation.': 'Sigue el texto de otra variación.',
  'Inherited from {follows}; change it there.': 'Heredado de {follows}; modifíquelo allí.',
  'Inherited from another page; change it there.': 'Heredado de otra página; modifíquelo allí.',
  'It was changed after the search; search again.':
    'El texto se modificó después de la búsqueda; busque de nuevo.',
  'Before “{text}” was replaced by “{replacement}”': 'Antes de reemplazar “{text}” por “{replacement}”',
  'Replacement {id} is another one, or was taken back; send no id':
    'El reemplazo {id} es otro o se ha revertido; no envíe ningún ID',
  'It is not there any more.': 'Ya no está ahí.',
  'Replacement {id} was taken back already': 'El reemplazo {id} ya se ha revertido',
  'Its text was edited since.': 'Su texto se ha editado después.',
  'The change is saved, but visitors still see {paths} as before; retrying until it succeeds ({error})':
    'El cambio se ha guardado, pero los visitantes aún ven {paths} como antes; se reintenta hasta que se consiga ({error})',
  'An earlier change of {flatMap} has not reached visitors yet; try again':
    'Un cambio anterior de {flatMap} aún no ha llegado a los visitantes; inténtelo de nuevo',
  '{path} is not published; publish it before the pages below it':
    '{path} no está publicado; publíquelo antes que las páginas inferiores',
  'The rights to {path} ended on {ended}; extend them in its properties, or use another asset':
    'Los derechos de {path} terminaron el {ended}; amplíelos en sus propiedades o use otro recurso',
  'There is no page or asset at {path} to publish': 'No hay ninguna página ni recurso en {path} que publicar',
  'Parameter path is missing; send the path of each page':
    'Falta el parámetro path; envíe la ruta de cada página',
  'Parameter path is missing; send the path of each page to publish':
    'Falta el parámetro path; envíe la ruta de cada página que publicar',
  'With --dev, visitors see saved changes at once, so there is nothing to publish. To try publishing, start the server without --dev (npm start)':
    'Con --dev, los visitantes ven de inmediato los cambios guardados, por lo que no hay nada que publicar. Para probar la publicación, inicie el servidor sin --dev (npm start)',
  'An agent changes nothing that visitors see; ask a person to publish or unpublish it':
    'Un agente no cambia nada que vean los visitantes; pida a una persona que lo publique o que cancele su publicación',
  'This can no longer be undone; publish the pages instead':
    'Esto ya no se puede deshacer; publique las páginas en su lugar',
  'These pages are already published again': 'Estas páginas ya se han publicado de nuevo',
  'The file of {lost} is missing on publish; copy it there first':
    'Falta el archivo de {lost} en la publicación; cópielo antes allí',
  '{path} is part of a release; publish the release':
    '{path} forma parte de un lanzamiento; publique el lanzamiento',
  'There is no scheduled publication {id}: it was carried out or cancelled':
    'No existe ninguna publicación programada {id}: se ha realizado o cancelado',
  'There is no page or asset at {missing} to publish':
    'No hay ninguna página ni recurso en {missing} que publicar',
  'With --dev, visitors see saved changes at once, so there is nothing to publish':
    'Con --dev, los visitantes ven de inmediato los cambios guardados, por lo que no hay nada que publicar',
  'There is nothing to publish at these paths; send the paths of pages':
    'No hay nada que publicar en estas rutas; envíe las rutas de páginas',
  'There is no review {id}: it was withdrawn, or the page was reviewed again':
    'No existe ninguna revisión {id}: se ha retirado o la página se ha revisado de nuevo',
  '{named} needs an approval, so it cannot become public there by a move; unpublish it first':
    '{named} necesita una aprobación, por lo que no puede hacerse público allí al moverse; cancele antes su publicación',
  'Somebody else must approve {named}{more} first, as it is now; ask for a review':
    'Otra persona debe aprobar antes {named}{more}, tal como está ahora; solicite una revisión',
  'Only those who may publish the page can decide': 'Solo pueden decidir quienes pueden publicar la página',
  'You asked for this review yourself; somebody else has to decide':
    'Usted mismo ha solicitado esta revisión; tiene que decidir otra persona',
  'You changed the page last; somebody else has to decide':
    'Usted ha sido el último en modificar la página; tiene que decidir otra persona',
  'There is no page at {one}': 'No hay ninguna página en {one}',
  'There is no page or asset with content of its own at {path}':
    'No hay ninguna página ni recurso con contenido propio en {path}',
  'The page was changed after you looked at it; look at it again, and then decide':
    'La página se ha modificado después de que la examinara; examínela de nuevo y decida después',
  'This review is closed: the page was {state}. Ask for a new one':
    'Esta revisión está cerrada: la página se ha marcado como {state}. Solicite una nueva',
  '{paths} belongs to no site': '{paths} no pertenece a ningún sitio',
  'There is no section at {path}': 'No hay ninguna sección en {path}',
  'Another section is called “{title}”; choose another title':
    'Otra sección se llama “{title}”; elija otro título',
  'There is no component at {path}': 'No hay ningún componente en {path}',
  '{path} is not a component of a page; send one that is':
    '{path} no es un componente de una página; envíe uno que lo sea',
  '{path} is not beside {first}; send components of one container':
    '{path} no está junto a {first}; envíe componentes de un mismo contenedor',
  'There is no policy at {from}': 'No hay ninguna política en {from}',
  'There is no policy at {policy}': 'No hay ninguna política en {policy}',
  '{policy} is a policy of another site; choose one below {policiesFolder}':
    '{policy} es una política de otro sitio; elija una debajo de {policiesFolder}',
  'The structure of {path} has nothing at “{place}”': 'La estructura de {path} no tiene nada en “{place}”',
  'There is no policy at {path}': 'No hay ninguna política en {path}',
  '{path} was changed since, so the earlier change cannot be undone':
    '{path} se ha modificado después, por lo que el cambio anterior no se puede deshacer',
  '{parent} no longer exists, so {path} cannot come back':
    '{parent} ya no existe, por lo que {path} no se puede recuperar',
  'There is nothing at {path} any more': 'Ya no hay nada en {path}',
  '{path} was changed by somebody else; load it again and repeat the change':
    'Otra persona ha modificado {path}; vuelva a cargarlo y repita el cambio',
  '{site} has no folder of templates': '{site} no tiene carpeta de plantillas',
  'There is no template or template type of this site at {from}':
    'No hay ninguna plantilla ni tipo de plantilla de este sitio en {from}',
  '{titles} use this policy; give their parts another one first':
    '{titles} usan esta política; asigne antes otra a sus partes',
  'Only who may read all pages can delete a template, since a page that you cannot see may use it':
    'Solo quien puede leer todas las páginas puede eliminar una plantilla, ya que podría usarla una página que usted no puede ver',
  'A page uses this template: {pages}, …. Disable it instead':
    'Hay páginas que usan esta plantilla: {pages}, …. Deshabilítela en su lugar',
  'A page uses this template: {pages}. Disable it instead':
    'Una página usa esta plantilla: {pages}. Deshabilítela en su lugar',
  '{pages} pages use this template: {pages2}, …. Disable it instead':
    '{pages} páginas usan esta plantilla: {pages2}, …. Deshabilítela en su lugar',
  '{pages} pages use this template: {pages2}. Disable it instead':
    '{pages} páginas usan esta plantilla: {pages2}. Deshabilítela en su lugar',
  'Only people who may read all pages can move or delete “{name}”, since a page that you cannot see may have content in it':
    'Solo quienes pueden leer todas las páginas pueden mover o eliminar “{name}”, ya que podría tener contenido en él una página que usted no puede ver',
  '{n} pages have content in “{name}”, which would no longer be shown. Make another template, or lock the container':
    {
      one: 'Una página tiene contenido en “{name}”, que ya no se mostraría. Cree otra plantilla o bloquee el contenedor',
      other:
        '{n} páginas tienen contenido en “{name}”, que ya no se mostraría. Cree otra plantilla o bloquee el contenedor',
    },
  'There is no template at {path}': 'No hay ninguna plantilla en {path}',
  '{place} is not a container; authors can only be given what is in one':
    '{place} no es un contenedor; a los autores solo se les puede dar lo que está en uno',
  '{place} is in a container that authors can change already':
    '{place} está en un contenedor que los autores ya pueden modificar',
  'Somebody else has just changed this thread; look at it and try again':
    'Otra persona acaba de modificar este hilo; examínelo e inténtelo de nuevo',
  'There is no comment {id}: it was removed': 'No existe ningún comentario {id}: se ha quitado',
  '{component} is not on {page}': '{component} no está en {page}',
  'This was removed': 'Esto se ha quitado',
  '{name} wrote this; only they or an administrator can change it':
    '{name} ha escrito esto; solo esa persona o un administrador pueden modificarlo',
  'There is nobody called {id} who may read this page':
    'No hay nadie llamado {id} que pueda leer esta página',
  'You may not make pages in this language.': 'No puede crear páginas en este idioma.',
  '{page} is in {language}, but the file says srcLang="{srcLang}"':
    '{page} está en {language}, pero el archivo indica srcLang="{srcLang}"',
  'There is no page at {copy} yet; make the language copy, then import the file again':
    'Aún no hay ninguna página en {copy}; cree la copia de idioma e importe de nuevo el archivo',
  'The copy lacks this component; update the language copy, then import the file again.':
    'A la copia le falta este componente; actualice la copia de idioma e importe de nuevo el archivo.',
  'Before the translation from {language}': 'Antes de la traducción desde {language}',
  'The source has no such text any more, so its translation is left out.':
    'El origen ya no tiene ese texto, por lo que se omite su traducción.',
  'The source was changed after the export; the translation was imported and is marked as stale.':
    'El origen se ha modificado después de la exportación; la traducción se ha importado y se ha marcado como obsoleta.',
  'The markup of the source was changed after the export; export the page again to translate this text.':
    'El marcado del origen se ha modificado después de la exportación; exporte de nuevo la página para traducir este texto.',
  'The target is empty; translate it, or set state="initial".':
    'El destino está vacío; tradúzcalo o defina state="initial".',
  '{path} is in no language of a site; choose a page below a language root':
    '{path} no está en ningún idioma de un sitio; elija una página debajo de una raíz de idioma',
  'The site of {path} has no language “{language}” to translate it to; it has {known}':
    'El sitio de {path} no tiene ningún idioma “{language}” al que traducirlo; tiene {known}',
  'The page {path} has no content': 'La página {path} no tiene contenido',
  'There is no page at {above}; make the language copy of {parent} first':
    'No hay ninguna página en {above}; cree antes la copia de idioma de {parent}',
  'There is no page at {copy}; make the language copy first':
    'No hay ninguna página en {copy}; cree antes la copia de idioma',
  'These are {pages} pages; export at most {MOST_PAGES} at once, a part of the tree':
    'Son {pages} páginas; exporte como máximo {MOST_PAGES} a la vez, una parte del árbol',
  'Parameter {name} is missing; send {what}': 'Falta el parámetro {name}; envíe {what}',
  'A file can have at most {value} MB; export fewer pages':
    'Un archivo puede tener {value} MB como máximo; exporte menos páginas',
  'The file is not in UTF-8; save it in that encoding':
    'El archivo no está en UTF-8; guárdelo con esa codificación',
  '{copy} has no text {id}; add what the copy lacks, then write it':
    '{copy} no tiene ningún texto {id}; añada lo que le falta a la copia y escríbalo después',
  'Somebody has changed this text meanwhile; look at it, then save yours again':
    'Alguien ha modificado este texto entretanto; examínelo y guarde de nuevo el suyo',
  'The text is empty; write the translation, or remove it on the page':
    'El texto está vacío; escriba la traducción o quítelo en la página',
  'Move “{part}” into one of the codes inside code {id}, {start}.':
    'Mueva “{part}” a uno de los códigos dentro del código {id}, {start}.',
  'Code {id} is not in the source; remove it from the target.':
    'El código {id} no está en el origen; quítelo del destino.',
  'Code {id}, {start}, is there twice; remove one.': 'El código {id}, {start}, está dos veces; quite uno.',
  'Code {id} must be a <ph>.': 'El código {id} debe ser un <ph>.',
  'Code {id} must be a <pc>.': 'El código {id} debe ser un <pc>.',
  'Code {id}, {start}, belongs inside code {id2}, {start2}.':
    'El código {id}, {start}, debe estar dentro del código {id2}, {start2}.',
  'Code {id}, {start}, belongs outside the other codes.':
    'El código {id}, {start}, debe estar fuera de los demás códigos.',
  'Code {id}, {start}, is missing in the target; insert it.':
    'Falta el código {id}, {start}, en el destino; insértelo.',
  'Parameter path is missing; send the path of a page':
    'Falta el parámetro path; envíe la ruta de una página',
};
