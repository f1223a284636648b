import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'Name the asset in the address, or send a form with name and file':
    'Nennen Sie das Asset in der Adresse, oder senden Sie ein Formular mit name und file',
  'There is no file in the form; send it as "file"':
    'Das Formular enthält keine Datei; senden Sie sie als „file“',
  'With JSON this creates folders: {"class": "assetFolder", "properties": {"title": "…"}}':
    'Mit JSON werden hier Ordner erstellt: {"class": "assetFolder", "properties": {"title": "…"}}',
  '{name} exists already in {parent}': '{name} existiert bereits in {parent}',
  'There is no asset at {path}': 'Unter {path} gibt es kein Asset',
  'There is no asset or folder at {path}': 'Unter {path} gibt es weder Asset noch Ordner',
  'There is no asset or folder at {from}': 'Unter {from} gibt es weder Asset noch Ordner',
  '{name} exists already in {parent}; choose another name':
    '{name} existiert bereits in {parent}; wählen Sie einen anderen Namen',
  'The header X-Destination is missing; send the new address':
    'Der Header X-Destination fehlt; senden Sie die neue Adresse',
  'This failed': 'Dies ist fehlgeschlagen',
  'This part has not arrived': 'Dieser Teil ist nicht angekommen',
  'Parts are numbered from 0 to 999': 'Teile sind von 0 bis 999 nummeriert',
  'This server stores no files; upload them to another':
    'Dieser Server speichert keine Dateien; laden Sie sie auf einen anderen hoch',
  'Send fileName and fileSize (bytes) for each file':
    'Senden Sie für jede Datei fileName und fileSize (Bytes)',
  '{names} is larger than {floor} MB, the most that an asset can have':
    '{names} überschreitet {floor} MB, die Höchstgröße eines Assets',
  'This upload began in another folder; complete it there, not in {folder}':
    'Dieser Upload wurde in einem anderen Ordner begonnen; schließen Sie ihn dort ab, nicht in {folder}',
  '{fileName} leaves no name for the asset; use letters or digits':
    '{fileName} lässt keinen Namen für das Asset übrig; verwenden Sie Buchstaben oder Ziffern',
  'A drawing may nest {MAX_DEPTH} elements at most':
    'Eine Zeichnung darf höchstens {MAX_DEPTH} Elemente ineinander verschachteln',
  'This is not a complete SVG drawing': 'Dies ist keine vollständige SVG-Zeichnung',
  '{name} is empty; upload the file itself': '{name} ist leer; laden Sie die eigentliche Datei hoch',
  '{name} is of no type that assets can have; upload one of {ASSET_EXTENSIONS}':
    '{name} hat keinen für Assets zulässigen Typ; laden Sie einen von diesen hoch: {ASSET_EXTENSIONS}',
  '{name} is a drawing of {megabytes} MB; make it smaller than {megabytes2} MB':
    '{name} ist eine Zeichnung von {megabytes} MB; verkleinern Sie sie auf unter {megabytes2} MB',
  '{name} is damaged: {message}. Save the picture again and upload it':
    '{name} ist beschädigt: {message}. Speichern Sie das Bild erneut, und laden Sie es hoch',
  '{name} could not be scanned for viruses: {message}. Try again later':
    '{name} konnte nicht auf Viren geprüft werden: {message}. Versuchen Sie es später erneut',
  '{name} was refused by the virus scanner: {found}': '{name} wurde vom Virenscanner abgelehnt: {found}',
  '{name} is there already: {duplicates}': '{name} ist bereits vorhanden: {duplicates}',
  '{name} exists already in {parent}; replace it, or choose another name':
    '{name} existiert bereits in {parent}; ersetzen Sie es, oder wählen Sie einen anderen Namen',
  '{path} is not below {DAM_ROOT}, where assets are': '{path} liegt nicht unter {DAM_ROOT}, wo Assets sind',
  'There is no folder at {path}; create {name} first':
    'Unter {path} gibt es keinen Ordner; erstellen Sie zuerst {name}',
  'There is no such upload any more; begin again':
    'Einen solchen Upload gibt es nicht mehr; beginnen Sie erneut',
  '{name} is being stored already': '{name} wird bereits gespeichert',
  'The connection broke before all bytes had arrived; send them again':
    'Die Verbindung brach ab, bevor alle Bytes angekommen waren; senden Sie sie erneut',
  'There are more than the {most} bytes that can be accepted':
    'Es sind mehr als die {most} Bytes, die angenommen werden können',
  'There is no model with the id {modelId}; see {MODELS}':
    'Es gibt kein Modell mit der ID {modelId}; siehe {MODELS}',
  'The model “{title}” is not enabled; enable it first, or choose another one':
    'Das Modell „{title}“ ist nicht aktiviert; aktivieren Sie es zuerst, oder wählen Sie ein anderes',
  '{name} is not a valid name': '{name} ist kein gültiger Name',
  '{name} exists already in {parentPath}': '{name} existiert bereits in {parentPath}',
  'There is no configuration at {site}; send /conf/ and the name of a site':
    'Unter {site} gibt es keine Konfiguration; senden Sie /conf/ und den Namen einer Site',
  '“{name}” cannot be the name of a model. {fault}':
    '„{name}“ kann nicht der Name eines Modells sein. {fault}',
  'Another model is called {name} here; choose another name':
    'Ein anderes Modell heißt hier {name}; wählen Sie einen anderen Namen',
  'Fragments that you may not read may use this model; only those who may read all content can delete it':
    'Fragmente, die Sie nicht lesen dürfen, verwenden möglicherweise dieses Modell; nur wer alle Inhalte lesen darf, kann es löschen',
  '{n} fragments use {name}; delete them first, or disable the model': {
    one: '{n} Fragment verwendet {name}; löschen Sie es zuerst, oder deaktivieren Sie das Modell',
    other: '{n} Fragmente verwenden {name}; löschen Sie sie zuerst, oder deaktivieren Sie das Modell',
  },
  'There is no model with the id {id}; GET /adobe/sites/cf/models lists them':
    'Es gibt kein Modell mit der ID {id}; GET /adobe/sites/cf/models listet sie auf',
  'The header If-Match is missing; send the ETag of the model that was read':
    'Der Header If-Match fehlt; senden Sie das ETag des gelesenen Modells',
  'The model no longer has the field “{label}”; read it again':
    'Das Modell hat das Feld „{label}“ nicht mehr; lesen Sie es erneut',
};
