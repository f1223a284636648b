import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  '{owner} has locked {page}; ask them to unlock it': '{owner} ha bloqueado {page}; pida que se desbloquee',
  'This would change content that you may not see; ask an administrator to do it':
    'Esto modificaría contenido que usted no puede ver; pida a un administrador que lo haga',
  'This would publish content that you may not see; ask an administrator to do it':
    'Esto publicaría contenido que usted no puede ver; pida a un administrador que lo haga',
  'You may not change {path}; ask an administrator for the right to change it':
    'No puede modificar {path}; pida a un administrador el derecho de modificarlo',
  'You may not publish {path}; ask an administrator for the right to publish it':
    'No puede publicar {path}; pida a un administrador el derecho de publicarlo',
  'Something went wrong on the server': 'Algo ha fallado en el servidor',
  'Not found': 'No encontrado',
  Home: 'Inicio',
  'There is nothing at this address': 'No hay nada en esta dirección',
  'It was changed after the search; search again.':
    'El texto se modificó después de la búsqueda; busque de nuevo.',
  '{paths} belongs to no site': '{paths} no pertenece a ningún sitio',
  'There is no section at {path}': 'No hay ninguna sección en {path}',
  'Another section is called “{title}”; choose another title':
    'Otra sección se llama “{title}”; elija otro título',
  'There is no component at {path}': 'No hay ningún componente en {path}',
  '{path} is not a component of a page; send one that is':
    '{path} no es un componente de una página; envíe uno que lo sea',
  '{path} is not beside {first}; send components of one container':
    '{path} no está junto a {first}; envíe componentes de un mismo contenedor',
  'There is no policy at {from}': 'No hay ninguna política en {from}',
  'There is no policy at {policy}': 'No hay ninguna política en {policy}',
  '{policy} is a policy of another site; choose one below {policiesFolder}':
    '{policy} es una política de otro sitio; elija una debajo de {policiesFolder}',
  'The structure of {path} has nothing at “{place}”': 'La estructura de {path} no tiene nada en “{place}”',
  'There is no policy at {path}': 'No hay ninguna política en {path}',
  '{path} was changed since, so the earlier change cannot be undone':
    '{path} se ha modificado después, por lo que el cambio anterior no se puede deshacer',
  '{parent} no longer exists, so {path} cannot come back':
    '{parent} ya no existe, por lo que {path} no se puede recuperar',
  'There is nothing at {path} any more': 'Ya no hay nada en {path}',
  '{path} was changed by somebody else; load it again and repeat the change':
    'Otra persona ha modificado {path}; vuelva a cargarlo y repita el cambio',
  '{site} has no folder of templates': '{site} no tiene carpeta de plantillas',
  'There is no template or template type of this site at {from}':
    'No hay ninguna plantilla ni tipo de plantilla de este sitio en {from}',
  '{titles} use this policy; give their parts another one first':
    '{titles} usan esta política; asigne antes otra a sus partes',
  'Only who may read all pages can delete a template, since a page that you cannot see may use it':
    'Solo quien puede leer todas las páginas puede eliminar una plantilla, ya que podría usarla una página que usted no puede ver',
  'A page uses this template: {pages}, …. Disable it instead':
    'Hay páginas que usan esta plantilla: {pages}, …. Deshabilítela en su lugar',
  'A page uses this template: {pages}. Disable it instead':
    'Una página usa esta plantilla: {pages}. Deshabilítela en su lugar',
  '{pages} pages use this template: {pages2}, …. Disable it instead':
    '{pages} páginas usan esta plantilla: {pages2}, …. Deshabilítela en su lugar',
  '{pages} pages use this template: {pages2}. Disable it instead':
    '{pages} páginas usan esta plantilla: {pages2}. Deshabilítela en su lugar',
  'Only people who may read all pages can move or delete “{name}”, since a page that you cannot see may have content in it':
    'Solo quienes pueden leer todas las páginas pueden mover o eliminar “{name}”, ya que podría tener contenido en él una página que usted no puede ver',
  '{n} pages have content in “{name}”, which would no longer be shown. Make another template, or lock the container':
    {
      one: 'Una página tiene contenido en “{name}”, que ya no se mostraría. Cree otra plantilla o bloquee el contenedor',
      other:
        '{n} páginas tienen contenido en “{name}”, que ya no se mostraría. Cree otra plantilla o bloquee el contenedor',
    },
  'There is no template at {path}': 'No hay ninguna plantilla en {path}',
  '{place} is not a container; authors can only be given what is in one':
    '{place} no es un contenedor; a los autores solo se les puede dar lo que está en uno',
  '{place} is in a container that authors can change already':
    '{place} está en un contenedor que los autores ya pueden modificar',
  'Somebody else has just changed this thread; look at it and try again':
    'Otra persona acaba de modificar este hilo; examínelo e inténtelo de nuevo',
  'There is no comment {id}: it was removed': 'No existe ningún comentario {id}: se ha quitado',
  '{component} is not on {page}': '{component} no está en {page}',
  'This was removed': 'Esto se ha quitado',
  '{name} wrote this; only they or an administrator can change it':
    '{name} ha escrito esto; solo esa persona o un administrador pueden modificarlo',
  'There is nobody called {id} who may read this page':
    'No hay nadie llamado {id} que pueda leer esta página',
  'The editor is still being built': 'El editor todavía se está compilando',
  'Visitors’ pages are ready. Building the editor takes a minute or two after the first start and each update; this page then opens it by itself. If it does not, see what the server has printed.':
    'Las páginas para los visitantes están listas. Compilar el editor lleva uno o dos minutos tras el primer arranque y tras cada actualización; después, esta página lo abre por sí sola. Si no lo hace, consulte lo que ha mostrado el servidor.',
};
