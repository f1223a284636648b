import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  '“{label}” is of the type {type}, which cannot change; add another field':
    '“{label}” es del tipo {type}, que no se puede cambiar; añada otro campo',
  'Field “{label}”, {fault}: {fault2}': 'Campo “{label}”, {fault}: {fault2}',
  'Fragments that you may not read may hold values of “{label}”; its property and whether it has several values can be changed by those who may read all content':
    'Puede que fragmentos que usted no puede leer contengan valores de “{label}”; su propiedad y si tiene varios valores pueden cambiarlos quienes pueden leer todo el contenido',
  '{n} fragments hold a value of “{label}” under {name}; add another field instead': {
    one: '{n} fragmento contiene un valor de “{label}” en {name}; añada otro campo en su lugar',
    other: '{n} fragmentos contienen un valor de “{label}” en {name}; añada otro campo en su lugar',
  },
  'There is no replacement {id} any more: only the latest {KEPT} are kept':
    'El reemplazo {id} ya no existe: solo se conservan los {KEPT} últimos',
  '{path} was moved or deleted while the site was searched; search again':
    '{path} se ha movido o eliminado durante la búsqueda en el sitio; busque de nuevo',
  'Before “{text}” was replaced by “{replacement}”': 'Antes de reemplazar “{text}” por “{replacement}”',
  'Replacement {id} is another one, or was taken back; send no id':
    'El reemplazo {id} es otro o se ha revertido; no envíe ningún ID',
  'It is not there any more.': 'Ya no está ahí.',
  'Replacement {id} was taken back already': 'El reemplazo {id} ya se ha revertido',
  'Its text was edited since.': 'Su texto se ha editado después.',
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
};
