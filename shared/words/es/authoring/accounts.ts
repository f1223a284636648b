import type { AuthorWords } from '../../../authoring/language/spoken';

export const words: AuthorWords = {
  'This account is disabled; ask an administrator':
    'Esta cuenta está deshabilitada; consulte a un administrador',
  'Nobody has given your groups access to this server; ask an administrator':
    'Nadie ha dado a sus grupos acceso a este servidor; consulte a un administrador',
  'Account {id} is there.': 'La cuenta {id} está creada.',
  '{id} is saved.': '{id} se ha guardado.',
  '{id} is disabled and signed out.': '{id} se ha deshabilitado y su sesión se ha cerrado.',
  '{id} is enabled.': '{id} se ha habilitado.',
  'The session has ended.': 'La sesión ha finalizado.',
  '{n} sessions of {id} have ended.': {
    one: 'Ha finalizado {n} sesión de {id}.',
    other: 'Han finalizado {n} sesiones de {id}.',
  },
  'There is no account {id}': 'No existe ninguna cuenta {id}',
  'The token for {label}. Copy it now; it is not shown again.':
    'El token para {label}. Cópielo ahora; no se volverá a mostrar.',
  'There is no such token any more': 'Ese token ya no existe',
  'The token is revoked.': 'Se ha revocado el token.',
  'The rights of {id} are saved.': 'Se han guardado los derechos de {id}.',
  'Group {id} is removed.': 'Se ha quitado el grupo {id}.',
  '“{line}” is no right; write one like “write /content/mysite/de”':
    '“{line}” no es un derecho; escriba uno como “write /content/mysite/de”',
  'Sign in with {provider}': 'Iniciar sesión con {provider}',
  'Account name': 'Nombre de la cuenta',
  'Sign in': 'Iniciar sesión',
  'To edit and publish pages.': 'Para editar y publicar páginas.',
  or: 'o',
  'The account name or the password is wrong.': 'El nombre de la cuenta o la contraseña son incorrectos.',
  'That did not work at the identity provider. Try again.':
    'No ha funcionado en el proveedor de identidad. Inténtelo de nuevo.',
  'You are known there, but have no access to this server. Ask an administrator.':
    'Allí se le conoce, pero no tiene acceso a este servidor. Consulte a un administrador.',
  'This page was open for too long. Try again.':
    'Esta página ha estado abierta demasiado tiempo. Inténtelo de nuevo.',
  'Too many attempts. Try again in {time}.': 'Demasiados intentos. Inténtelo de nuevo en {time}.',
  'You were signed out, since you were away for long.': 'Se ha cerrado su sesión por ausencia prolongada.',
  '{n} seconds': { one: '{n} segundo', other: '{n} segundos' },
  'a minute': 'un minuto',
  '{n} minutes': { one: '{n} minuto', other: '{n} minutos' },
  'You are signed in as {name}.': 'Ha iniciado sesión como {name}.',
  'Sign out on all devices': 'Cerrar sesión en todos los dispositivos',
  'Back to the pages': 'Volver a las páginas',
  'You are signed in': 'Ha iniciado sesión',
  'Signed in as {name}. Close this window and go on.':
    'Sesión iniciada como {name}. Cierre esta ventana y continúe.',
  'Open the pages here': 'Abrir aquí las páginas',
  'Signed in as {name}': 'Sesión iniciada como {name}',
  'A role says what somebody may do at most. Their groups say where. An administrator may do everything.':
    'Un rol indica lo máximo que puede hacer alguien. Sus grupos indican dónde. Un administrador puede hacerlo todo.',
  'Add an account': 'Añadir una cuenta',
  'Password (12 characters or more)': 'Contraseña (12 caracteres o más)',
  'Add account': 'Añadir cuenta',
  Groups: 'Grupos',
  'One right a line: read, write or publish, and a folder below /content, or the configuration of a site (/conf/mysite) for those who make its templates, policies and content fragment models. A right includes those before it and everything below the folder; without one, a folder cannot be seen.':
    'Un derecho por línea: read, write o publish, y una carpeta debajo de /content, o la configuración de un sitio (/conf/mysite) para quienes crean sus plantillas, políticas y modelos de fragmento de contenido. Un derecho incluye los anteriores y todo lo que haya debajo de la carpeta; sin ninguno, una carpeta no se puede ver.',
  'There are no groups yet.': 'Aún no hay grupos.',
  'Add a group': 'Añadir un grupo',
  'New password': 'Nueva contraseña',
  'Password (signs in at the provider)': 'Contraseña (inicia sesión en el proveedor)',
  'Enable account': 'Habilitar cuenta',
  'Disable account': 'Deshabilitar cuenta',
  Active: 'Activo',
  'No groups': 'Sin grupos',
  Sessions: 'Sesiones',
  'Not signed in.': 'Sin sesión iniciada.',
  Browser: 'Navegador',
  Since: 'Desde',
  'Last request': 'Última solicitud',
  'Sign out everywhere': 'Cerrar sesión en todas partes',
  'Never used': 'Nunca usado',
  Made: 'Creado',
  Used: 'Usado',
  'Tokens for programs': 'Tokens para programas',
  Program: 'Programa',
  'Make token': 'Crear token',
  'Group name': 'Nombre del grupo',
  Rights: 'Derechos',
  'Rights of {group}': 'Derechos de {group}',
  'Add group': 'Añadir grupo',
  'Save rights': 'Guardar derechos',
  'Remove group': 'Quitar grupo',
  Role: 'Rol',
  Author: 'Autor',
  Publisher: 'Publicador',
  Administrator: 'Administrador',
  Unknown: 'Desconocido',
  'Sign in first: open this server in a browser, or send a token (Authorization: Bearer …)':
    'Inicie sesión antes: abra este servidor en un navegador o envíe un token (Authorization: Bearer …)',
  'The cookie of the sign-in page is missing; allow cookies':
    'Falta la cookie de la página de inicio de sesión; permita las cookies',
  'Signed in': 'Sesión iniciada',
  '{path} is no folder of content; give a path below /content, like /content/mysite/de':
    '{path} no es una carpeta de contenido; indique una ruta debajo de /content, como /content/mysite/de',
  '{path} is not among the folders that need an approval: {list}':
    '{path} no está entre las carpetas que necesitan una aprobación: {list}',
  '{id} is no account name; use letters, digits, “.”, “-” and “@”':
    '{id} no es un nombre de cuenta; use letras, cifras, “.”, “-” y “@”',
  'There is an account {id} already; choose another name': 'Ya existe una cuenta {id}; elija otro nombre',
  '{id} is no group name; use letters, digits, “.” and “-”':
    '{id} no es un nombre de grupo; use letras, cifras, “.” y “-”',
  'There is no group {id}; "npm run accounts -- list" shows them':
    'No existe ningún grupo {id}; "npm run accounts -- list" los muestra',
  'There is no group {unknown}; give it rights first, or choose another':
    'No existe ningún grupo {unknown}; dele antes derechos o elija otro',
  'There is no account {id}; "npm run accounts -- list" shows them':
    'No existe ninguna cuenta {id}; "npm run accounts -- list" las muestra',
  '{id} is the last administrator; make somebody else one first':
    '{id} es el último administrador; convierta antes a otra persona en administrador',
  '{given} is none of {words}': '{given} no es ninguno de {words}',
  '{path} is no folder of content; give a path below /content, like /content/mysite/de, or the configuration of a site, /conf/mysite':
    '{path} no es una carpeta de contenido; indique una ruta debajo de /content, como /content/mysite/de, o la configuración de un sitio, /conf/mysite',
  'A password needs {SHORTEST} characters or more; a few words are easy to remember':
    'Una contraseña necesita {SHORTEST} caracteres o más; unas pocas palabras son fáciles de recordar',
  'A password can have {LONGEST} characters at most':
    'Una contraseña puede tener {LONGEST} caracteres como máximo',
  'This password repeats a few characters; mix more':
    'Esta contraseña repite unos pocos caracteres; mezcle más',
};
