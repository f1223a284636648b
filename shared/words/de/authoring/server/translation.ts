import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
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
  'There is no replacement {id} any more: only the latest {KEPT} are kept':
    'Eine Ersetzung {id} gibt es nicht mehr: Nur die letzten {KEPT} werden aufbewahrt',
  '{path} was moved or deleted while the site was searched; search again':
    '{path} wurde verschoben oder gelöscht, während die Site durchsucht wurde; suchen Sie erneut',
  'Before “{text}” was replaced by “{replacement}”': 'Bevor „{text}“ durch „{replacement}“ ersetzt wurde',
  'Replacement {id} is another one, or was taken back; send no id':
    'Ersetzung {id} ist eine andere oder wurde zurückgenommen; senden Sie keine ID',
  'It is not there any more.': 'Es ist nicht mehr da.',
  'Replacement {id} was taken back already': 'Ersetzung {id} wurde bereits zurückgenommen',
  'Its text was edited since.': 'Der Text wurde seither bearbeitet.',
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
};
