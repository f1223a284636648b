import type { AuthorWords } from '../../../../authoring/language/spoken';

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
  'Something went wrong on the server': 'Auf dem Server ist ein Fehler aufgetreten',
  'Not found': 'Nicht gefunden',
  Home: 'Startseite',
  'There is nothing at this address': 'Unter dieser Adresse gibt es nichts',
  'It was changed after the search; search again.':
    'Der Text wurde nach der Suche geändert; suchen Sie erneut.',
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
  'The editor is still being built': 'Der Editor wird noch gebaut',
  'Visitors’ pages are ready. Building the editor takes a minute or two after the first start and each update; this page then opens it by itself. If it does not, see what the server has printed.':
    'Die Seiten für Besucher sind bereit. Den Editor zu bauen dauert nach dem ersten Start und nach jeder Aktualisierung ein bis zwei Minuten; danach öffnet ihn diese Seite von selbst. Falls nicht, sehen Sie in der Ausgabe des Servers nach.',
};
