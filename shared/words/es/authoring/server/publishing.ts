import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
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
  'You may read this, but not change it.': 'Puede leer esto, pero no modificarlo.',
  '{owner} has locked it.': '{owner} lo ha bloqueado.',
  'It follows the wording of another variation.': 'Sigue el texto de otra variación.',
  'Inherited from {follows}; change it there.': 'Heredado de {follows}; modifíquelo allí.',
  'Inherited from another page; change it there.': 'Heredado de otra página; modifíquelo allí.',
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
  'Parameter path is missing; send the path of a page':
    'Falta el parámetro path; envíe la ruta de una página',
};
