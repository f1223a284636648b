import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  '“{label}” is of the type {type}, which cannot change; add another field':
    '« {label} » est de type {type}, ce qui ne peut pas être modifié ; ajoutez un autre champ',
  'Field “{label}”, {fault}: {fault2}': 'Champ « {label} », {fault} : {fault2}',
  'Fragments that you may not read may hold values of “{label}”; its property and whether it has several values can be changed by those who may read all content':
    'Des fragments que vous ne pouvez pas lire contiennent peut-être des valeurs de « {label} » ; seules les personnes autorisées à lire tout le contenu peuvent modifier sa propriété et le fait qu’il accepte plusieurs valeurs',
  '{n} fragments hold a value of “{label}” under {name}; add another field instead': {
    one: '{n} fragment contient une valeur de « {label} » sous {name} ; ajoutez plutôt un autre champ',
    other: '{n} fragments contiennent une valeur de « {label} » sous {name} ; ajoutez plutôt un autre champ',
  },
  'There is no replacement {id} any more: only the latest {KEPT} are kept':
    'Le remplacement {id} n’existe plus : seuls les {KEPT} derniers sont conservés',
  '{path} was moved or deleted while the site was searched; search again':
    '{path} a été déplacé ou supprimé pendant la recherche dans le site ; relancez la recherche',
  'Before “{text}” was replaced by “{replacement}”':
    'Avant le remplacement de « {text} » par « {replacement} »',
  'Replacement {id} is another one, or was taken back; send no id':
    'Le remplacement {id} en est un autre ou a été annulé ; n’envoyez pas d’identifiant',
  'It is not there any more.': 'Il n’est plus là.',
  'Replacement {id} was taken back already': 'Le remplacement {id} a déjà été annulé',
  'Its text was edited since.': 'Son texte a été modifié depuis.',
  'You may not make pages in this language.': 'Vous ne pouvez pas créer de pages dans cette langue.',
  '{page} is in {language}, but the file says srcLang="{srcLang}"':
    '{page} est en {language}, mais le fichier indique srcLang="{srcLang}"',
  'There is no page at {copy} yet; make the language copy, then import the file again':
    'Il n’y a pas encore de page à l’adresse {copy} ; créez la copie de langue, puis importez de nouveau le fichier',
  'The copy lacks this component; update the language copy, then import the file again.':
    'Ce composant manque dans la copie ; mettez à jour la copie de langue, puis importez de nouveau le fichier.',
  'Before the translation from {language}': 'Avant la traduction depuis : {language}',
  'The source has no such text any more, so its translation is left out.':
    'La source n’a plus ce texte ; sa traduction est donc omise.',
  'The source was changed after the export; the translation was imported and is marked as stale.':
    'La source a été modifiée après l’export ; la traduction a été importée et est marquée comme obsolète.',
  'The markup of the source was changed after the export; export the page again to translate this text.':
    'Le balisage de la source a été modifié après l’export ; exportez de nouveau la page pour traduire ce texte.',
  'The target is empty; translate it, or set state="initial".':
    'La cible est vide ; traduisez-la ou définissez state="initial".',
  '{path} is in no language of a site; choose a page below a language root':
    '{path} ne se trouve dans aucune langue d’un site ; choisissez une page sous une racine de langue',
  'The site of {path} has no language “{language}” to translate it to; it has {known}':
    'Le site de {path} n’a pas de langue « {language} » vers laquelle traduire ; langues disponibles : {known}',
  'The page {path} has no content': 'La page {path} n’a pas de contenu',
  'There is no page at {above}; make the language copy of {parent} first':
    'Il n’y a pas de page à l’adresse {above} ; créez d’abord la copie de langue de {parent}',
  'There is no page at {copy}; make the language copy first':
    'Il n’y a pas de page à l’adresse {copy} ; créez d’abord la copie de langue',
  'These are {pages} pages; export at most {MOST_PAGES} at once, a part of the tree':
    'Cela représente {pages} pages ; exportez-en au maximum {MOST_PAGES} à la fois, une partie de l’arborescence',
  'Parameter {name} is missing; send {what}': 'Le paramètre {name} est absent ; envoyez {what}',
  'A file can have at most {value} MB; export fewer pages':
    'Un fichier peut avoir au maximum {value} Mo ; exportez moins de pages',
  'The file is not in UTF-8; save it in that encoding':
    'Le fichier n’est pas en UTF-8 ; enregistrez-le dans cet encodage',
  '{copy} has no text {id}; add what the copy lacks, then write it':
    '{copy} n’a pas de texte {id} ; ajoutez ce qui manque dans la copie, puis rédigez-le',
  'Somebody has changed this text meanwhile; look at it, then save yours again':
    'Une autre personne a modifié ce texte entre-temps ; consultez-le, puis enregistrez de nouveau le vôtre',
  'The text is empty; write the translation, or remove it on the page':
    'Le texte est vide ; rédigez la traduction ou supprimez-le sur la page',
  'Move “{part}” into one of the codes inside code {id}, {start}.':
    'Déplacez « {part} » dans l’un des codes à l’intérieur du code {id}, {start}.',
  'Code {id} is not in the source; remove it from the target.':
    'Le code {id} n’est pas dans la source ; supprimez-le de la cible.',
  'Code {id}, {start}, is there twice; remove one.':
    'Le code {id}, {start}, figure deux fois ; supprimez-en un.',
  'Code {id} must be a <ph>.': 'Le code {id} doit être un <ph>.',
  'Code {id} must be a <pc>.': 'Le code {id} doit être un <pc>.',
  'Code {id}, {start}, belongs inside code {id2}, {start2}.':
    'Le code {id}, {start}, doit être à l’intérieur du code {id2}, {start2}.',
  'Code {id}, {start}, belongs outside the other codes.':
    'Le code {id}, {start}, doit être à l’extérieur des autres codes.',
  'Code {id}, {start}, is missing in the target; insert it.':
    'Le code {id}, {start}, manque dans la cible ; insérez-le.',
};
