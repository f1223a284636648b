import type { AuthorWords } from '../../../authoring/language/spoken';

export const words: AuthorWords = {
  '{owner} has locked {page}; ask them to unlock it':
    '{owner} hat {page} gesperrt; bitten Sie um Entsperrung',
  'This would change content that you may not see; ask an administrator to do it':
    'Dies würde Inhalte ändern, die Sie nicht sehen dürfen; bitten Sie einen Administrator darum',
  'This would publish content that you may not see; ask an administrator to do it':
    'Dies würde Inhalte veröffentlichen, die Sie nicht sehen dürfen; bitten Sie einen Administrator darum',
  'You may not change {path}; ask an administrator for the right to change it':
    'Sie dürfen {path} nicht ändern; bitten Sie einen Administrator um das Recht dazu',
  'You may not publish {path}; ask an administrator for the right to publish it':
    'Sie dürfen {path} nicht veröffentlichen; bitten Sie einen Administrator um das Recht dazu',
  'There is no version {id}; list the versions again':
    'Es gibt keine Version {id}; listen Sie die Versionen erneut auf',
  '{path} has no version {id}; list the versions again':
    '{path} hat keine Version {id}; listen Sie die Versionen erneut auf',
  '{id} is not a version of a page; send :operation=restore to its node':
    '{id} ist keine Version einer Seite; senden Sie :operation=restore an ihren Knoten',
  'This is no longer in the bin; list the bin again':
    'Dies ist nicht mehr im Papierkorb; listen Sie den Papierkorb erneut auf',
  'The version of {path} is damaged, so nothing was restored':
    'Die Version von {path} ist beschädigt, daher wurde nichts wiederhergestellt',
  'There is no page stored at {path}, so it can have no versions':
    'Unter {path} ist keine Seite gespeichert, daher kann sie keine Versionen haben',
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
  '“{label}” is of the type {type}, which cannot change; add another field':
    '„{label}“ hat den Typ {type}, der sich nicht ändern lässt; fügen Sie ein anderes Feld hinzu',
  'Field “{label}”, {fault}: {fault2}': 'Feld „{label}“, {fault}: {fault2}',
  'Fragments that you may not read may hold values of “{label}”; its property and whether it has several values can be changed by those who may read all content':
    'Fragmente, die Sie nicht lesen dürfen, enthalten möglicherweise Werte von „{label}“; seine Eigenschaft und ob es mehrere Werte hat, kann nur ändern, wer alle Inhalte lesen darf',
  '{n} fragments hold a value of “{label}” under {name}; add another field instead': {
    one: '{n} Fragment enthält einen Wert von „{label}“ unter {name}; fügen Sie stattdessen ein anderes Feld hinzu',
    other:
      '{n} Fragmente enthalten einen Wert von „{label}“ unter {name}; fügen Sie stattdessen ein anderes Feld hinzu',
  },
  'The model no longer has the field “{label}”; read it again':
    'Das Modell hat das Feld „{label}“ nicht mehr; lesen Sie es erneut',
  'Something went wrong on the server': 'Auf dem Server ist ein Fehler aufgetreten',
  'Not found': 'Nicht gefunden',
  Home: 'Startseite',
  'There is nothing at this address': 'Unter dieser Adresse gibt es nichts',
  'There is no release at {path}': 'Unter {path} gibt es kein Release',
  'There is no page at {page}': 'Unter {page} gibt es keine Seite',
  '“{title}” is published; take it back before you change it':
    '„{title}“ ist veröffentlicht; nehmen Sie es zurück, bevor Sie es ändern',
  '{name} does not contain {page}': '{name} enthält {page} nicht',
  'Before the release “{title}”': 'Vor dem Release „{title}“',
  'Published with the release “{title}”': 'Veröffentlicht mit dem Release „{title}“',
  '“{title}” is not published, so nothing can be taken back':
    '„{title}“ ist nicht veröffentlicht, daher kann nichts zurückgenommen werden',
  'There is a page at {path} now; try again':
    'Unter {path} gibt es jetzt eine Seite; versuchen Sie es erneut',
  'There is no page at {path}': 'Unter {path} gibt es keine Seite',
  '{path} is neither a page nor a content fragment, so no release can contain it':
    '{path} ist weder eine Seite noch ein Inhaltsfragment, daher kann kein Release es enthalten',
  'There is nothing at {parentPath} any more': 'Unter {parentPath} gibt es nichts mehr',
  'The template {templatePath} is not allowed below {parentPath}':
    'Die Vorlage {templatePath} ist unter {parentPath} nicht zulässig',
  'The name “{label}” is taken; choose another': 'Der Name „{label}“ ist vergeben; wählen Sie einen anderen',
  '{child} was made below a page of the release; move it first':
    '{child} wurde unter einer Seite des Releases erstellt; verschieben Sie es zuerst',
  'With --dev, visitors see saved changes at once, so there are no releases':
    'Mit --dev sehen Besucher gespeicherte Änderungen sofort, daher gibt es keine Releases',
  'Parameter page is missing; send the path of each page':
    'Der Parameter page fehlt; senden Sie den Pfad jeder Seite',
  '{copy} is part of a release already': '{copy} gehört bereits zu einem Release',
  'There is no page at {hidden}': 'Unter {hidden} gibt es keine Seite',
  'The copy of {path} is gone; take the page out of the release':
    'Die Kopie von {path} ist verschwunden; nehmen Sie die Seite aus dem Release heraus',
  '{path} is not published, so visitors could not find {path2}; publish it, or add it to the release':
    '{path} ist nicht veröffentlicht, daher könnten Besucher {path2} nicht finden; veröffentlichen Sie es, oder fügen Sie es dem Release hinzu',
  '“{title}” is empty; add pages to it, change them, and publish it then':
    '„{title}“ ist leer; fügen Sie Seiten hinzu, ändern Sie sie, und veröffentlichen Sie es dann',
  '{paths} changed outside the release meanwhile; look at it, and decide for each page which of them stays':
    '{paths} wurde inzwischen außerhalb des Releases geändert; sehen Sie es sich an, und entscheiden Sie für jede Seite, welche Fassung bleibt',
  'There is no preview link {id}: it has ended, or was revoked':
    'Es gibt keinen Vorschaulink {id}: Er ist abgelaufen oder wurde widerrufen',
  'There is no preview link {id}': 'Es gibt keinen Vorschaulink {id}',
  'There is no page at {path} to preview': 'Unter {path} gibt es keine Seite für eine Vorschau',
  'There is no replacement {id} any more: only the latest {KEPT} are kept':
    'Eine Ersetzung {id} gibt es nicht mehr: Nur die letzten {KEPT} werden aufbewahrt',
  '{path} was moved or deleted while the site was searched; search again':
    '{path} wurde verschoben oder gelöscht, während die Site durchsucht wurde; suchen Sie erneut',
  'You may read this, but not change it.': 'Sie dürfen dies lesen, aber nicht ändern.',
  '{owner} has locked it.': '{owner} hat es gesperrt.',
  'It follows the wording of another variation.': 'Es folgt dem Wortlaut einer anderen Variante.',
  'Inherited from {follows}; change it there.': 'Von {follows} vererbt; ändern Sie es dort.',
  'Inherited from another page; change it there.': 'Von einer anderen Seite vererbt; ändern Sie es dort.',
  'It was changed after the search; search again.':
    'Der Text wurde nach der Suche geändert; suchen Sie erneut.',
  'Before “{text}” was replaced by “{replacement}”': 'Bevor „{text}“ durch „{replacement}“ ersetzt wurde',
  'Replacement {id} is another one, or was taken back; send no id':
    'Ersetzung {id} ist eine andere oder wurde zurückgenommen; senden Sie keine ID',
  'It is not there any more.': 'Es ist nicht mehr da.',
  'Replacement {id} was taken back already': 'Ersetzung {id} wurde bereits zurückgenommen',
  'Its text was edited since.': 'Der Text wurde seither bearbeitet.',
  'The change is saved, but visitors still see {paths} as before; retrying until it succeeds ({error})':
    'Die Änderung ist gespeichert, aber Besucher sehen {paths} noch wie zuvor; es wird wiederholt, bis es gelingt ({error})',
  'An earlier change of {flatMap} has not reached visitors yet; try again':
    'Eine frühere Änderung von {flatMap} hat die Besucher noch nicht erreicht; versuchen Sie es erneut',
  '{path} is not published; publish it before the pages below it':
    '{path} ist nicht veröffentlicht; veröffentlichen Sie es vor den Seiten darunter',
  'The rights to {path} ended on {ended}; extend them in its properties, or use another asset':
    'Die Rechte an {path} endeten am {ended}; verlängern Sie sie in den Eigenschaften, oder verwenden Sie ein anderes Asset',
  'There is no page or asset at {path} to publish':
    'Unter {path} gibt es weder Seite noch Asset zum Veröffentlichen',
  'Parameter path is missing; send the path of each page':
    'Der Parameter path fehlt; senden Sie den Pfad jeder Seite',
  'Parameter path is missing; send the path of each page to publish':
    'Der Parameter path fehlt; senden Sie den Pfad jeder zu veröffentlichenden Seite',
  'With --dev, visitors see saved changes at once, so there is nothing to publish. To try publishing, start the server without --dev (npm start)':
    'Mit --dev sehen Besucher gespeicherte Änderungen sofort, daher gibt es nichts zu veröffentlichen. Um das Veröffentlichen auszuprobieren, starten Sie den Server ohne --dev (npm start)',
  'An agent changes nothing that visitors see; ask a person to publish or unpublish it':
    'Ein Agent ändert nichts, was Besucher sehen; bitten Sie eine Person, es zu veröffentlichen oder die Veröffentlichung zurückzuziehen',
  'This can no longer be undone; publish the pages instead':
    'Dies kann nicht mehr rückgängig gemacht werden; veröffentlichen Sie stattdessen die Seiten',
  'These pages are already published again': 'Diese Seiten sind bereits wieder veröffentlicht',
  'The file of {lost} is missing on publish; copy it there first':
    'Die Datei von {lost} fehlt auf dem Publish-Server; kopieren Sie sie zuerst dorthin',
  '{path} is part of a release; publish the release':
    '{path} gehört zu einem Release; veröffentlichen Sie das Release',
  'There is no scheduled publication {id}: it was carried out or cancelled':
    'Es gibt keine geplante Veröffentlichung {id}: Sie wurde ausgeführt oder abgesagt',
  'There is no page or asset at {missing} to publish':
    'Unter {missing} gibt es weder Seite noch Asset zum Veröffentlichen',
  'With --dev, visitors see saved changes at once, so there is nothing to publish':
    'Mit --dev sehen Besucher gespeicherte Änderungen sofort, daher gibt es nichts zu veröffentlichen',
  'There is nothing to publish at these paths; send the paths of pages':
    'Unter diesen Pfaden gibt es nichts zu veröffentlichen; senden Sie die Pfade von Seiten',
  'There is no review {id}: it was withdrawn, or the page was reviewed again':
    'Es gibt keine Freigabe {id}: Sie wurde zurückgezogen, oder die Seite wurde erneut geprüft',
  '{named} needs an approval, so it cannot become public there by a move; unpublish it first':
    '{named} benötigt eine Freigabe und kann daher dort nicht durch Verschieben öffentlich werden; ziehen Sie zuerst die Veröffentlichung zurück',
  'Somebody else must approve {named}{more} first, as it is now; ask for a review':
    'Zuerst muss jemand anderes {named}{more} in der vorliegenden Fassung freigeben; fordern Sie eine Freigabe an',
  'Only those who may publish the page can decide':
    'Nur wer die Seite veröffentlichen darf, kann entscheiden',
  'You asked for this review yourself; somebody else has to decide':
    'Sie haben diese Freigabe selbst angefordert; jemand anderes muss entscheiden',
  'You changed the page last; somebody else has to decide':
    'Sie haben die Seite zuletzt geändert; jemand anderes muss entscheiden',
  'There is no page at {one}': 'Unter {one} gibt es keine Seite',
  'There is no page or asset with content of its own at {path}':
    'Unter {path} gibt es weder Seite noch Asset mit eigenem Inhalt',
  'The page was changed after you looked at it; look at it again, and then decide':
    'Die Seite wurde geändert, nachdem Sie sie angesehen haben; sehen Sie sie erneut an, und entscheiden Sie dann',
  'This review is closed: the page was {state}. Ask for a new one':
    'Diese Freigabe ist abgeschlossen: Status der Seite: {state}. Fordern Sie eine neue an',
  '{paths} belongs to no site': '{paths} gehört zu keiner Site',
  'There is no section at {path}': 'Unter {path} gibt es keinen Abschnitt',
  'Another section is called “{title}”; choose another title':
    'Ein anderer Abschnitt heißt „{title}“; wählen Sie einen anderen Titel',
  'There is no component at {path}': 'Unter {path} gibt es keine Komponente',
  '{path} is not a component of a page; send one that is':
    '{path} ist keine Komponente einer Seite; senden Sie eine solche',
  '{path} is not beside {first}; send components of one container':
    '{path} liegt nicht neben {first}; senden Sie Komponenten eines einzigen Containers',
  'There is no policy at {from}': 'Unter {from} gibt es keine Richtlinie',
  'There is no policy at {policy}': 'Unter {policy} gibt es keine Richtlinie',
  '{policy} is a policy of another site; choose one below {policiesFolder}':
    '{policy} ist eine Richtlinie einer anderen Site; wählen Sie eine unter {policiesFolder}',
  'The structure of {path} has nothing at “{place}”': 'Die Struktur von {path} hat nichts unter „{place}“',
  'There is no policy at {path}': 'Unter {path} gibt es keine Richtlinie',
  '{path} was changed since, so the earlier change cannot be undone':
    '{path} wurde seither geändert, daher kann die frühere Änderung nicht rückgängig gemacht werden',
  '{parent} no longer exists, so {path} cannot come back':
    '{parent} existiert nicht mehr, daher kann {path} nicht wiederhergestellt werden',
  'There is nothing at {path} any more': 'Unter {path} gibt es nichts mehr',
  '{path} was changed by somebody else; load it again and repeat the change':
    '{path} wurde von jemand anderem geändert; laden Sie es erneut, und wiederholen Sie die Änderung',
  '{site} has no folder of templates': '{site} hat keinen Ordner für Vorlagen',
  'There is no template or template type of this site at {from}':
    'Unter {from} gibt es weder Vorlage noch Vorlagentyp dieser Site',
  '{titles} use this policy; give their parts another one first':
    '{titles} verwenden diese Richtlinie; geben Sie ihren Teilen zuerst eine andere',
  'Only who may read all pages can delete a template, since a page that you cannot see may use it':
    'Nur wer alle Seiten lesen darf, kann eine Vorlage löschen, da eine Seite sie verwenden kann, die Sie nicht sehen',
  'A page uses this template: {pages}, …. Disable it instead':
    'Eine Seite verwendet diese Vorlage: {pages}, …. Deaktivieren Sie sie stattdessen',
  'A page uses this template: {pages}. Disable it instead':
    'Eine Seite verwendet diese Vorlage: {pages}. Deaktivieren Sie sie stattdessen',
  '{pages} pages use this template: {pages2}, …. Disable it instead':
    '{pages} Seiten verwenden diese Vorlage: {pages2}, …. Deaktivieren Sie sie stattdessen',
  '{pages} pages use this template: {pages2}. Disable it instead':
    '{pages} Seiten verwenden diese Vorlage: {pages2}. Deaktivieren Sie sie stattdessen',
  'Only people who may read all pages can move or delete “{name}”, since a page that you cannot see may have content in it':
    'Nur wer alle Seiten lesen darf, kann „{name}“ verschieben oder löschen, da eine Seite Inhalt darin haben kann, die Sie nicht sehen',
  '{n} pages have content in “{name}”, which would no longer be shown. Make another template, or lock the container':
    {
      one: 'Eine Seite hat Inhalt in „{name}“, der nicht mehr gezeigt würde. Erstellen Sie eine andere Vorlage, oder sperren Sie den Container',
      other:
        '{n} Seiten haben Inhalt in „{name}“, der nicht mehr gezeigt würde. Erstellen Sie eine andere Vorlage, oder sperren Sie den Container',
    },
  'There is no template at {path}': 'Unter {path} gibt es keine Vorlage',
  '{place} is not a container; authors can only be given what is in one':
    '{place} ist kein Container; Autoren kann nur gegeben werden, was in einem ist',
  '{place} is in a container that authors can change already':
    '{place} ist in einem Container, den Autoren bereits ändern können',
  'Somebody else has just changed this thread; look at it and try again':
    'Jemand anderes hat diesen Thread gerade geändert; sehen Sie ihn an, und versuchen Sie es erneut',
  'There is no comment {id}: it was removed': 'Es gibt keinen Kommentar {id}: Er wurde entfernt',
  '{component} is not on {page}': '{component} ist nicht auf {page}',
  'This was removed': 'Dies wurde entfernt',
  '{name} wrote this; only they or an administrator can change it':
    '{name} hat dies geschrieben; nur diese Person oder ein Administrator kann es ändern',
  'There is nobody called {id} who may read this page':
    'Es gibt niemanden namens {id}, der diese Seite lesen darf',
  'You may not make pages in this language.': 'Sie dürfen keine Seiten in dieser Sprache erstellen.',
  '{page} is in {language}, but the file says srcLang="{srcLang}"':
    '{page} ist auf {language}, aber in der Datei steht srcLang="{srcLang}"',
  'There is no page at {copy} yet; make the language copy, then import the file again':
    'Unter {copy} gibt es noch keine Seite; erstellen Sie die Sprachkopie, und importieren Sie die Datei dann erneut',
  'The copy lacks this component; update the language copy, then import the file again.':
    'Der Kopie fehlt diese Komponente; aktualisieren Sie die Sprachkopie, und importieren Sie die Datei dann erneut.',
  'Before the translation from {language}': 'Vor der Übersetzung aus {language}',
  'The source has no such text any more, so its translation is left out.':
    'Die Quelle hat diesen Text nicht mehr, daher wird seine Übersetzung ausgelassen.',
  'The source was changed after the export; the translation was imported and is marked as stale.':
    'Die Quelle wurde nach dem Export geändert; die Übersetzung wurde importiert und ist als veraltet gekennzeichnet.',
  'The markup of the source was changed after the export; export the page again to translate this text.':
    'Das Markup der Quelle wurde nach dem Export geändert; exportieren Sie die Seite erneut, um diesen Text zu übersetzen.',
  'The target is empty; translate it, or set state="initial".':
    'Das Ziel ist leer; übersetzen Sie es, oder setzen Sie state="initial".',
  '{path} is in no language of a site; choose a page below a language root':
    '{path} liegt in keiner Sprache einer Site; wählen Sie eine Seite unter einem Sprachstamm',
  'The site of {path} has no language “{language}” to translate it to; it has {known}':
    'Die Site von {path} hat keine Sprache „{language}“, in die übersetzt werden kann; sie hat {known}',
  'The page {path} has no content': 'Die Seite {path} hat keinen Inhalt',
  'There is no page at {above}; make the language copy of {parent} first':
    'Unter {above} gibt es keine Seite; erstellen Sie zuerst die Sprachkopie von {parent}',
  'There is no page at {copy}; make the language copy first':
    'Unter {copy} gibt es keine Seite; erstellen Sie zuerst die Sprachkopie',
  'These are {pages} pages; export at most {MOST_PAGES} at once, a part of the tree':
    'Das sind {pages} Seiten; exportieren Sie höchstens {MOST_PAGES} auf einmal, einen Teil des Baums',
  'Parameter {name} is missing; send {what}': 'Der Parameter {name} fehlt; senden Sie {what}',
  'A file can have at most {value} MB; export fewer pages':
    'Eine Datei darf höchstens {value} MB haben; exportieren Sie weniger Seiten',
  'The file is not in UTF-8; save it in that encoding':
    'Die Datei ist nicht in UTF-8; speichern Sie sie in dieser Kodierung',
  '{copy} has no text {id}; add what the copy lacks, then write it':
    '{copy} hat keinen Text {id}; fügen Sie hinzu, was der Kopie fehlt, und schreiben Sie ihn dann',
  'Somebody has changed this text meanwhile; look at it, then save yours again':
    'Jemand hat diesen Text inzwischen geändert; sehen Sie ihn an, und speichern Sie Ihren dann erneut',
  'The text is empty; write the translation, or remove it on the page':
    'Der Text ist leer; schreiben Sie die Übersetzung, oder entfernen Sie ihn auf der Seite',
  'Move “{part}” into one of the codes inside code {id}, {start}.':
    'Verschieben Sie „{part}“ in einen der Codes innerhalb von Code {id}, {start}.',
  'Code {id} is not in the source; remove it from the target.':
    'Code {id} ist nicht in der Quelle; entfernen Sie ihn aus dem Ziel.',
  'Code {id}, {start}, is there twice; remove one.':
    'Code {id}, {start}, ist zweimal vorhanden; entfernen Sie einen.',
  'Code {id} must be a <ph>.': 'Code {id} muss ein <ph> sein.',
  'Code {id} must be a <pc>.': 'Code {id} muss ein <pc> sein.',
  'Code {id}, {start}, belongs inside code {id2}, {start2}.':
    'Code {id}, {start}, gehört in Code {id2}, {start2}.',
  'Code {id}, {start}, belongs outside the other codes.':
    'Code {id}, {start}, gehört außerhalb der anderen Codes.',
  'Code {id}, {start}, is missing in the target; insert it.':
    'Code {id}, {start}, fehlt im Ziel; fügen Sie ihn ein.',
  'Parameter path is missing; send the path of a page':
    'Der Parameter path fehlt; senden Sie den Pfad einer Seite',
};
