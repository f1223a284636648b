import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'Name the asset in the address, or send a form with name and file':
    'Nommez la ressource dans l’adresse, ou envoyez un formulaire avec un nom et un fichier',
  'There is no file in the form; send it as "file"':
    'Il n’y a pas de fichier dans le formulaire ; envoyez-le sous le nom "file"',
  'With JSON this creates folders: {"class": "assetFolder", "properties": {"title": "…"}}':
    'Avec JSON, cela crée des dossiers : {"class": "assetFolder", "properties": {"title": "…"}}',
  '{name} exists already in {parent}': '{name} existe déjà dans {parent}',
  'There is no asset at {path}': 'Il n’y a pas de ressource à l’adresse {path}',
  'There is no asset or folder at {path}': 'Il n’y a ni ressource ni dossier à l’adresse {path}',
  'There is no asset or folder at {from}': 'Il n’y a ni ressource ni dossier à l’adresse {from}',
  '{name} exists already in {parent}; choose another name':
    '{name} existe déjà dans {parent} ; choisissez un autre nom',
  'The header X-Destination is missing; send the new address':
    'L’en-tête X-Destination est absent ; envoyez la nouvelle adresse',
  'This failed': 'Échec de l’opération',
  'This part has not arrived': 'Cette partie n’est pas arrivée',
  'Parts are numbered from 0 to 999': 'Les parties sont numérotées de 0 à 999',
  'This server stores no files; upload them to another':
    'Ce serveur ne stocke pas de fichiers ; chargez-les sur un autre',
  'Send fileName and fileSize (bytes) for each file':
    'Envoyez fileName et fileSize (octets) pour chaque fichier',
  '{names} is larger than {floor} MB, the most that an asset can have':
    '{names} dépasse {floor} Mo, la taille maximale d’une ressource',
  'This upload began in another folder; complete it there, not in {folder}':
    'Ce chargement a commencé dans un autre dossier ; terminez-le là, pas dans {folder}',
  '{fileName} leaves no name for the asset; use letters or digits':
    '{fileName} ne laisse aucun nom pour la ressource ; utilisez des lettres ou des chiffres',
  'A drawing may nest {MAX_DEPTH} elements at most':
    'Un dessin peut imbriquer {MAX_DEPTH} éléments au maximum',
  'This is not a complete SVG drawing': 'Ce n’est pas un dessin SVG complet',
  '{name} is empty; upload the file itself': '{name} est vide ; chargez le fichier lui-même',
  '{name} is of no type that assets can have; upload one of {ASSET_EXTENSIONS}':
    '{name} n’est d’aucun type admis pour les ressources ; chargez l’un de ces types : {ASSET_EXTENSIONS}',
  '{name} is a drawing of {megabytes} MB; make it smaller than {megabytes2} MB':
    '{name} est un dessin de {megabytes} Mo ; réduisez-le à moins de {megabytes2} Mo',
  '{name} is damaged: {message}. Save the picture again and upload it':
    '{name} est endommagé : {message}. Enregistrez à nouveau l’image et chargez-la',
  '{name} could not be scanned for viruses: {message}. Try again later':
    'L’analyse antivirus de {name} a échoué : {message}. Réessayez plus tard',
  '{name} was refused by the virus scanner: {found}': '{name} a été refusé par l’antivirus : {found}',
  '{name} is there already: {duplicates}': '{name} existe déjà : {duplicates}',
  '{name} exists already in {parent}; replace it, or choose another name':
    '{name} existe déjà dans {parent} ; remplacez-le ou choisissez un autre nom',
  '{path} is not below {DAM_ROOT}, where assets are':
    '{path} ne se trouve pas sous {DAM_ROOT}, où sont les ressources',
  'There is no folder at {path}; create {name} first':
    'Il n’y a pas de dossier à l’adresse {path} ; créez d’abord {name}',
  'There is no such upload any more; begin again': 'Ce chargement n’existe plus ; recommencez',
  '{name} is being stored already': '{name} est déjà en cours de stockage',
  'The connection broke before all bytes had arrived; send them again':
    'La connexion a été interrompue avant l’arrivée de tous les octets ; renvoyez-les',
  'There are more than the {most} bytes that can be accepted':
    'Le nombre d’octets dépasse le maximum accepté de {most}',
  'There is no model with the id {modelId}; see {MODELS}':
    'Il n’y a pas de modèle d’identifiant {modelId} ; voir {MODELS}',
  'The model “{title}” is not enabled; enable it first, or choose another one':
    'Le modèle « {title} » n’est pas activé ; activez-le d’abord ou choisissez-en un autre',
  '{name} is not a valid name': '{name} n’est pas un nom valide',
  '{name} exists already in {parentPath}': '{name} existe déjà dans {parentPath}',
  'There is no configuration at {site}; send /conf/ and the name of a site':
    'Il n’y a pas de configuration à l’adresse {site} ; envoyez /conf/ et le nom d’un site',
  '“{name}” cannot be the name of a model. {fault}':
    '« {name} » ne peut pas être le nom d’un modèle. {fault}',
  'Another model is called {name} here; choose another name':
    'Un autre modèle s’appelle {name} ici ; choisissez un autre nom',
  'Fragments that you may not read may use this model; only those who may read all content can delete it':
    'Des fragments que vous ne pouvez pas lire utilisent peut-être ce modèle ; seules les personnes autorisées à lire tout le contenu peuvent le supprimer',
  '{n} fragments use {name}; delete them first, or disable the model': {
    one: '{n} fragment utilise {name} ; supprimez-le d’abord ou désactivez le modèle',
    other: '{n} fragments utilisent {name} ; supprimez-les d’abord ou désactivez le modèle',
  },
  'There is no model with the id {id}; GET /adobe/sites/cf/models lists them':
    'Il n’y a pas de modèle d’identifiant {id} ; GET /adobe/sites/cf/models les répertorie',
  'The header If-Match is missing; send the ETag of the model that was read':
    'L’en-tête If-Match est absent ; envoyez l’ETag du modèle lu',
  'The model no longer has the field “{label}”; read it again':
    'Le modèle n’a plus le champ « {label} » ; relisez-le',
};
