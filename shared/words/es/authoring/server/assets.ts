import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
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
  'The model no longer has the field “{label}”; read it again':
    'El modelo ya no tiene el campo “{label}”; vuelva a leerlo',
};
