import type { AuthorWords } from '../../../authoring/language/spoken';

export const words: AuthorWords = {
  'This account is disabled; ask an administrator':
    'Dieses Konto ist deaktiviert; wenden Sie sich an einen Administrator',
  'Nobody has given your groups access to this server; ask an administrator':
    'Ihren Gruppen wurde kein Zugriff auf diesen Server gegeben; wenden Sie sich an einen Administrator',
  'Account {id} is there.': 'Das Konto {id} ist angelegt.',
  '{id} is saved.': '{id} ist gespeichert.',
  '{id} is disabled and signed out.': '{id} ist deaktiviert und abgemeldet.',
  '{id} is enabled.': '{id} ist aktiviert.',
  'The session has ended.': 'Die Sitzung ist beendet.',
  '{n} sessions of {id} have ended.': {
    one: '{n} Sitzung von {id} ist beendet.',
    other: '{n} Sitzungen von {id} sind beendet.',
  },
  'There is no account {id}': 'Es gibt kein Konto {id}',
  'The token for {label}. Copy it now; it is not shown again.':
    'Das Token für {label}. Kopieren Sie es jetzt; es wird nicht noch einmal angezeigt.',
  'There is no such token any more': 'Ein solches Token gibt es nicht mehr',
  'The token is revoked.': 'Das Token ist widerrufen.',
  'The rights of {id} are saved.': 'Die Rechte von {id} sind gespeichert.',
  'Group {id} is removed.': 'Gruppe {id} ist entfernt.',
  '“{line}” is no right; write one like “write /content/mysite/de”':
    '„{line}“ ist kein Recht; schreiben Sie z. B. „write /content/mysite/de“',
  'Sign in with {provider}': 'Mit {provider} anmelden',
  'Account name': 'Kontoname',
  'Sign in': 'Anmelden',
  'To edit and publish pages.': 'Um Seiten zu bearbeiten und zu veröffentlichen.',
  or: 'oder',
  'The account name or the password is wrong.': 'Der Kontoname oder das Passwort ist falsch.',
  'That did not work at the identity provider. Try again.':
    'Das hat beim Identitätsanbieter nicht funktioniert. Versuchen Sie es erneut.',
  'You are known there, but have no access to this server. Ask an administrator.':
    'Sie sind dort bekannt, haben aber keinen Zugriff auf diesen Server. Wenden Sie sich an einen Administrator.',
  'This page was open for too long. Try again.':
    'Diese Seite war zu lange geöffnet. Versuchen Sie es erneut.',
  'Too many attempts. Try again in {time}.': 'Zu viele Versuche. Versuchen Sie es in {time} erneut.',
  'You were signed out, since you were away for long.':
    'Sie wurden abgemeldet, da Sie lange nicht aktiv waren.',
  '{n} seconds': { one: '{n} Sekunde', other: '{n} Sekunden' },
  'a minute': 'einer Minute',
  '{n} minutes': { one: '{n} Minute', other: '{n} Minuten' },
  'You are signed in as {name}.': 'Sie sind angemeldet als {name}.',
  'Sign out on all devices': 'Auf allen Geräten abmelden',
  'Back to the pages': 'Zurück zu den Seiten',
  'You are signed in': 'Sie sind angemeldet',
  'Signed in as {name}. Close this window and go on.':
    'Angemeldet als {name}. Schließen Sie dieses Fenster, und machen Sie weiter.',
  'Open the pages here': 'Seiten hier öffnen',
  'Signed in as {name}': 'Angemeldet als {name}',
  'A role says what somebody may do at most. Their groups say where. An administrator may do everything.':
    'Eine Rolle sagt, was jemand höchstens tun darf. Die Gruppen sagen, wo. Ein Administrator darf alles.',
  'Add an account': 'Konto hinzufügen',
  'Password (12 characters or more)': 'Passwort (mindestens 12 Zeichen)',
  'Add account': 'Konto hinzufügen',
  Groups: 'Gruppen',
  'One right a line: read, write or publish, and a folder below /content, or the configuration of a site (/conf/mysite) for those who make its templates, policies and content fragment models. A right includes those before it and everything below the folder; without one, a folder cannot be seen.':
    'Ein Recht pro Zeile: read, write oder publish und ein Ordner unter /content oder die Konfiguration einer Site (/conf/mysite) für diejenigen, die deren Vorlagen, Richtlinien und Inhaltsfragmentmodelle erstellen. Ein Recht umfasst die davor genannten und alles unter dem Ordner; ohne Recht ist ein Ordner nicht zu sehen.',
  'There are no groups yet.': 'Es gibt noch keine Gruppen.',
  'Add a group': 'Gruppe hinzufügen',
  'New password': 'Neues Passwort',
  'Password (signs in at the provider)': 'Passwort (meldet sich beim Anbieter an)',
  'Enable account': 'Konto aktivieren',
  'Disable account': 'Konto deaktivieren',
  Active: 'Aktiv',
  'No groups': 'Keine Gruppen',
  Sessions: 'Sitzungen',
  'Not signed in.': 'Nicht angemeldet.',
  Browser: 'Browser',
  Since: 'Seit',
  'Last request': 'Letzte Anfrage',
  'Sign out everywhere': 'Überall abmelden',
  'Never used': 'Nie verwendet',
  Made: 'Erstellt',
  Used: 'Verwendet',
  'Tokens for programs': 'Tokens für Programme',
  Program: 'Programm',
  'Make token': 'Token erstellen',
  'Group name': 'Gruppenname',
  Rights: 'Rechte',
  'Rights of {group}': 'Rechte von {group}',
  'Add group': 'Gruppe hinzufügen',
  'Save rights': 'Rechte speichern',
  'Remove group': 'Gruppe entfernen',
  Role: 'Rolle',
  Author: 'Autor',
  Publisher: 'Publisher',
  Administrator: 'Administrator',
  Unknown: 'Unbekannt',
  'Sign in first: open this server in a browser, or send a token (Authorization: Bearer …)':
    'Melden Sie sich zuerst an: Öffnen Sie diesen Server in einem Browser, oder senden Sie ein Token (Authorization: Bearer …)',
  'The cookie of the sign-in page is missing; allow cookies':
    'Das Cookie der Anmeldeseite fehlt; lassen Sie Cookies zu',
  'Signed in': 'Angemeldet',
  '{path} is no folder of content; give a path below /content, like /content/mysite/de':
    '{path} ist kein Inhaltsordner; geben Sie einen Pfad unter /content an, z. B. /content/mysite/de',
  '{path} is not among the folders that need an approval: {list}':
    '{path} gehört nicht zu den Ordnern, die eine Freigabe benötigen: {list}',
  '{id} is no account name; use letters, digits, “.”, “-” and “@”':
    '{id} ist kein Kontoname; verwenden Sie Buchstaben, Ziffern, „.“, „-“ und „@“',
  'There is an account {id} already; choose another name':
    'Ein Konto {id} gibt es bereits; wählen Sie einen anderen Namen',
  '{id} is no group name; use letters, digits, “.” and “-”':
    '{id} ist kein Gruppenname; verwenden Sie Buchstaben, Ziffern, „.“ und „-“',
  'There is no group {id}; "npm run accounts -- list" shows them':
    'Es gibt keine Gruppe {id}; „npm run accounts -- list“ zeigt die Gruppen',
  'There is no group {unknown}; give it rights first, or choose another':
    'Es gibt keine Gruppe {unknown}; geben Sie ihr zuerst Rechte, oder wählen Sie eine andere',
  'There is no account {id}; "npm run accounts -- list" shows them':
    'Es gibt kein Konto {id}; „npm run accounts -- list“ zeigt die Konten',
  '{id} is the last administrator; make somebody else one first':
    '{id} ist der letzte Administrator; machen Sie zuerst jemand anderen dazu',
  '{given} is none of {words}': '{given} gehört nicht zu {words}',
  '{path} is no folder of content; give a path below /content, like /content/mysite/de, or the configuration of a site, /conf/mysite':
    '{path} ist kein Inhaltsordner; geben Sie einen Pfad unter /content an, z. B. /content/mysite/de, oder die Konfiguration einer Site, /conf/mysite',
  'A password needs {SHORTEST} characters or more; a few words are easy to remember':
    'Ein Passwort braucht mindestens {SHORTEST} Zeichen; ein paar Wörter sind leicht zu merken',
  'A password can have {LONGEST} characters at most': 'Ein Passwort kann höchstens {LONGEST} Zeichen haben',
  'This password repeats a few characters; mix more':
    'Dieses Passwort wiederholt wenige Zeichen; mischen Sie mehr',
};
