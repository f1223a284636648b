import type { AuthorWords } from '../../../authoring/language/spoken';

export const words: AuthorWords = {
  'This account is disabled; ask an administrator':
    'Ce compte est désactivé ; adressez-vous à un administrateur',
  'Nobody has given your groups access to this server; ask an administrator':
    'Personne n’a donné à vos groupes l’accès à ce serveur ; adressez-vous à un administrateur',
  'Account {id} is there.': 'Le compte {id} est créé.',
  '{id} is saved.': '{id} est enregistré.',
  '{id} is disabled and signed out.': '{id} est désactivé et déconnecté.',
  '{id} is enabled.': '{id} est activé.',
  'The session has ended.': 'La session est terminée.',
  '{n} sessions of {id} have ended.': {
    one: '{n} session de {id} est terminée.',
    other: '{n} sessions de {id} sont terminées.',
  },
  'There is no account {id}': 'Il n’y a pas de compte {id}',
  'The token for {label}. Copy it now; it is not shown again.':
    'Le jeton pour {label}. Copiez-le maintenant ; il ne sera plus affiché.',
  'There is no such token any more': 'Ce jeton n’existe plus',
  'The token is revoked.': 'Le jeton est révoqué.',
  'The rights of {id} are saved.': 'Les droits de {id} sont enregistrés.',
  'Group {id} is removed.': 'Le groupe {id} est supprimé.',
  '“{line}” is no right; write one like “write /content/mysite/de”':
    '« {line} » n’est pas un droit ; écrivez par exemple « write /content/mysite/de »',
  'Sign in with {provider}': 'Se connecter avec {provider}',
  'Account name': 'Nom du compte',
  'Sign in': 'Se connecter',
  'To edit and publish pages.': 'Pour modifier et publier des pages.',
  or: 'ou',
  'The account name or the password is wrong.': 'Le nom du compte ou le mot de passe est incorrect.',
  'That did not work at the identity provider. Try again.':
    'Échec auprès du fournisseur d’identité. Réessayez.',
  'You are known there, but have no access to this server. Ask an administrator.':
    'Vous y êtes connu, mais n’avez pas accès à ce serveur. Adressez-vous à un administrateur.',
  'This page was open for too long. Try again.': 'Cette page est restée ouverte trop longtemps. Réessayez.',
  'Too many attempts. Try again in {time}.': 'Trop de tentatives. Réessayez dans {time}.',
  'You were signed out, since you were away for long.':
    'Vous avez été déconnecté en raison d’une longue absence.',
  '{n} seconds': { one: '{n} seconde', other: '{n} secondes' },
  'a minute': 'une minute',
  '{n} minutes': { one: '{n} minute', other: '{n} minutes' },
  'You are signed in as {name}.': 'Vous êtes connecté en tant que {name}.',
  'Sign out on all devices': 'Se déconnecter de tous les appareils',
  'Back to the pages': 'Retour aux pages',
  'You are signed in': 'Vous êtes connecté',
  'Signed in as {name}. Close this window and go on.':
    'Connecté en tant que {name}. Fermez cette fenêtre et continuez.',
  'Open the pages here': 'Ouvrir les pages ici',
  'Signed in as {name}': 'Connecté en tant que {name}',
  'A role says what somebody may do at most. Their groups say where. An administrator may do everything.':
    'Un rôle définit ce qu’une personne peut faire au maximum. Ses groupes définissent où. Un administrateur peut tout faire.',
  'Add an account': 'Ajouter un compte',
  'Password (12 characters or more)': 'Mot de passe (12 caractères ou plus)',
  'Add account': 'Ajouter le compte',
  Groups: 'Groupes',
  'One right a line: read, write or publish, and a folder below /content, or the configuration of a site (/conf/mysite) for those who make its templates, policies and content fragment models. A right includes those before it and everything below the folder; without one, a folder cannot be seen.':
    'Un droit par ligne : read, write ou publish, et un dossier sous /content, ou la configuration d’un site (/conf/mysite) pour les personnes qui en créent les modèles, les politiques et les modèles de fragment de contenu. Un droit inclut les précédents et tout ce qui se trouve sous le dossier ; sans droit, un dossier n’est pas visible.',
  'There are no groups yet.': 'Il n’y a pas encore de groupe.',
  'Add a group': 'Ajouter un groupe',
  'New password': 'Nouveau mot de passe',
  'Password (signs in at the provider)': 'Mot de passe (connexion chez le fournisseur)',
  'Enable account': 'Activer le compte',
  'Disable account': 'Désactiver le compte',
  Active: 'Actif',
  'No groups': 'Aucun groupe',
  Sessions: 'Sessions',
  'Not signed in.': 'Non connecté.',
  Browser: 'Navigateur',
  Since: 'Depuis',
  'Last request': 'Dernière requête',
  'Sign out everywhere': 'Se déconnecter partout',
  'Never used': 'Jamais utilisé',
  Made: 'Créé',
  Used: 'Utilisé',
  'Tokens for programs': 'Jetons pour programmes',
  Program: 'Programme',
  'Make token': 'Créer le jeton',
  'Group name': 'Nom du groupe',
  Rights: 'Droits',
  'Rights of {group}': 'Droits de {group}',
  'Add group': 'Ajouter le groupe',
  'Save rights': 'Enregistrer les droits',
  'Remove group': 'Supprimer le groupe',
  Role: 'Rôle',
  Author: 'Auteur',
  Publisher: 'Responsable de publication',
  Administrator: 'Administrateur',
  Unknown: 'Inconnu',
  'Sign in first: open this server in a browser, or send a token (Authorization: Bearer …)':
    'Connectez-vous d’abord : ouvrez ce serveur dans un navigateur ou envoyez un jeton (Authorization: Bearer …)',
  'The cookie of the sign-in page is missing; allow cookies':
    'Le cookie de la page de connexion est absent ; autorisez les cookies',
  'Signed in': 'Connecté',
  '{path} is no folder of content; give a path below /content, like /content/mysite/de':
    '{path} n’est pas un dossier de contenu ; indiquez un chemin sous /content, comme /content/mysite/de',
  '{path} is not among the folders that need an approval: {list}':
    '{path} ne fait pas partie des dossiers nécessitant une approbation : {list}',
  '{id} is no account name; use letters, digits, “.”, “-” and “@”':
    '{id} n’est pas un nom de compte ; utilisez des lettres, des chiffres, « . », « - » et « @ »',
  'There is an account {id} already; choose another name':
    'Il existe déjà un compte {id} ; choisissez un autre nom',
  '{id} is no group name; use letters, digits, “.” and “-”':
    '{id} n’est pas un nom de groupe ; utilisez des lettres, des chiffres, « . » et « - »',
  'There is no group {id}; "npm run accounts -- list" shows them':
    'Il n’y a pas de groupe {id} ; "npm run accounts -- list" les affiche',
  'There is no group {unknown}; give it rights first, or choose another':
    'Il n’y a pas de groupe {unknown} ; donnez-lui d’abord des droits ou choisissez-en un autre',
  'There is no account {id}; "npm run accounts -- list" shows them':
    'Il n’y a pas de compte {id} ; "npm run accounts -- list" les affiche',
  '{id} is the last administrator; make somebody else one first':
    '{id} est le dernier administrateur ; désignez-en d’abord un autre',
  '{given} is none of {words}': '{given} n’est aucune de ces valeurs : {words}',
  '{path} is no folder of content; give a path below /content, like /content/mysite/de, or the configuration of a site, /conf/mysite':
    '{path} n’est pas un dossier de contenu ; indiquez un chemin sous /content, comme /content/mysite/de, ou la configuration d’un site, /conf/mysite',
  'A password needs {SHORTEST} characters or more; a few words are easy to remember':
    'Un mot de passe nécessite {SHORTEST} caractères ou plus ; quelques mots sont faciles à retenir',
  'A password can have {LONGEST} characters at most':
    'Un mot de passe peut avoir {LONGEST} caractères au maximum',
  'This password repeats a few characters; mix more':
    'Ce mot de passe répète quelques caractères ; variez davantage',
};
