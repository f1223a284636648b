import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
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
  'You may read this, but not change it.': 'Sie dürfen dies lesen, aber nicht ändern.',
  '{owner} has locked it.': '{owner} hat es gesperrt.',
  'It follows the wording of another variation.': 'Es folgt dem Wortlaut einer anderen Variante.',
  'Inherited from {follows}; change it there.': 'Von {follows} vererbt; ändern Sie es dort.',
  'Inherited from another page; change it there.': 'Von einer anderen Seite vererbt; ändern Sie es dort.',
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
  'Parameter path is missing; send the path of a page':
    'Der Parameter path fehlt; senden Sie den Pfad einer Seite',
};
