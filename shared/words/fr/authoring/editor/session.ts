import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'a page that you may not see': 'une page que vous ne pouvez pas voir',
  Inheritance: 'Héritage',
  'It no longer follows {from}.': 'Cet élément ne suit plus {from}.',
  'It follows {from}, except where its fields say so.':
    'Cet élément suit {from}, sauf indication contraire de ses champs.',
  'It follows {from}.': 'Cet élément suit {from}.',
  'Cancel inheritance…': 'Annuler l’héritage…',
  'Of its settings': 'De ses paramètres',
  'Of everything in it': 'De tout son contenu',
  '{title}: differences to the source': '{title} : différences avec la source',
  'The source is on': 'La source se trouve sur',
  '. Restoring a field takes the source’s value; it stays this page’s own.':
    '. Restaurer un champ reprend la valeur de la source ; elle reste propre à cette page.',
  Source: 'Source',
  Here: 'Ici',
  'Reset {title}': 'Réinitialiser {title}',
  'The source could not be read. Try again once the server can be reached.':
    'La source n’a pas pu être lue. Réessayez dès que le serveur est joignable.',
  'The source is on a page that you may not see.':
    'La source se trouve sur une page que vous ne pouvez pas voir.',
  'Cancel inheritance of {name}: {label}': 'Annuler l’héritage de {name} : {label}',
  'Re-enable inheritance of {name}: {label}': 'Réactiver l’héritage de {name} : {label}',
  'Reset {name}: {label}': 'Réinitialiser {name} : {label}',
  'Cancel inheritance of {name}': 'Annuler l’héritage de {name}',
  'Re-enable inheritance of {name}': 'Réactiver l’héritage de {name}',
  'Discard: {label}': 'Abandonner : {label}',
  'The page could not be redrawn: {message}': 'La page n’a pas pu être redessinée : {message}',
  'The template {template} is missing': 'Le modèle {template} est absent',
  'The container for “{name}” is no longer on the page.':
    'Le conteneur de « {name} » n’est plus sur la page.',
  'A component cannot be moved into itself. Choose another place.':
    'Un composant ne peut pas être déplacé dans lui-même. Choisissez un autre emplacement.',
  '“{name}” belongs to the page’s template: change it there.':
    '« {name} » appartient au modèle de la page : modifiez-le là-bas.',
  '“{name}” is no longer on the page.': '« {name} » n’est plus sur la page.',
  Deleted: 'Supprimé',
  'Your step “{label}” is not saved yet. Since you began, someone else saved a change to the same content.':
    'Votre étape « {label} » n’est pas encore enregistrée. Depuis que vous avez commencé, une autre personne a enregistré une modification du même contenu.',
  'Take mine': 'Prendre le mien',
  'You are undoing “{label}”. Since that step, someone else saved a change to the same content.':
    'Vous annulez « {label} ». Depuis cette étape, une autre personne a enregistré une modification du même contenu.',
  'Put back what was there before my step': 'Remettre ce qu’il y avait avant mon étape',
  'You are redoing “{label}”. Since you undid it, someone else saved a change to the same content.':
    'Vous rétablissez « {label} ». Depuis que vous l’avez annulée, une autre personne a enregistré une modification du même contenu.',
  'Take mine again': 'Reprendre le mien',
  'Your step “{label}” is not saved yet. Since you began, someone else deleted this component.':
    'Votre étape « {label} » n’est pas encore enregistrée. Depuis que vous avez commencé, une autre personne a supprimé ce composant.',
  'Leave it deleted': 'Le laisser supprimé',
  'Put it back with my changes': 'Le remettre avec mes modifications',
  'Keep theirs': 'Garder l’autre',
  'Another author has deleted this': 'Un autre auteur a supprimé cet élément',
  'Another author has changed this too': 'Un autre auteur a également modifié cet élément',
  '{intro} Nothing is overwritten until you decide.':
    '{intro} Rien n’est écrasé tant que vous n’avez pas décidé.',
  'Choose all of theirs': 'Choisir tous les autres',
  'Choose all of mine': 'Choisir tous les miens',
  'Save as chosen': 'Enregistrer ce choix',
  'The page was last saved by {savedBy}, {at}.':
    'La page a été enregistrée pour la dernière fois par {savedBy}, {at}.',
  'The page was last saved {at}.': 'La page a été enregistrée pour la dernière fois le {at}.',
  Nothing: 'Rien',
  'The whole component': 'Le composant entier',
  'Panel title': 'Titre du panneau',
  Yes: 'Oui',
  No: 'Non',
  Empty: 'Vide',
  hidden: 'masqué',
  '{width} columns wide': 'largeur de {width} colonnes',
  '{offset} columns in': 'décalage de {offset} colonnes',
  'The page {page} no longer exists. Nothing was changed.':
    'La page {page} n’existe plus. Rien n’a été modifié.',
  'It is no longer on {page}: someone has moved or deleted it in the meantime. Nothing was changed.':
    'L’élément n’est plus sur {page} : quelqu’un l’a déplacé ou supprimé entre-temps. Rien n’a été modifié.',
  'Someone has changed it on {page} in the meantime. Nothing was moved. Cut it there again to move the current version.':
    'Quelqu’un l’a modifié sur {page} entre-temps. Rien n’a été déplacé. Coupez-le de nouveau là-bas pour déplacer la version actuelle.',
  'Its former container no longer exists on {page}. It stays here; nothing was changed.':
    'Son ancien conteneur n’existe plus sur {page}. L’élément reste ici ; rien n’a été modifié.',
  '“{name}” was deleted by someone else in the meantime.':
    '« {name} » a été supprimé entre-temps par une autre personne.',
  'Rename page': 'Renommer la page',
  'The server does not answer.': 'Le serveur ne répond pas.',
  '{waited} The editor keeps trying; you can go on working.':
    '{waited} L’éditeur continue d’essayer ; vous pouvez poursuivre votre travail.',
  '{waited} Sign in again in another window, then come back: the editor goes on by itself.':
    '{waited} Reconnectez-vous dans une autre fenêtre, puis revenez : l’éditeur reprend de lui-même.',
  'Sign in again': 'Se reconnecter',
  'Nothing is waiting to be saved.': 'Rien n’est en attente d’enregistrement.',
  '{n} steps are waiting to be saved. Unsaved steps are kept in this tab, even after a reload.': {
    one: '{n} étape est en attente d’enregistrement. Les étapes non enregistrées sont conservées dans cet onglet, même après un rechargement.',
    other:
      '{n} étapes sont en attente d’enregistrement. Les étapes non enregistrées sont conservées dans cet onglet, même après un rechargement.',
  },
  'Part of it was saved and could not be undone. Check the page before you continue.':
    'Une partie a été enregistrée et n’a pas pu être annulée. Vérifiez la page avant de continuer.',
  'The other author’s changes were kept.': 'Les modifications de l’autre auteur ont été conservées.',
  'Not saved yet: the server does not answer. Nothing is lost.':
    'Pas encore enregistré : le serveur ne répond pas. Rien n’est perdu.',
  'Something went wrong in the editor ({error}). Reload the page; what was saved is safe.':
    'Une erreur s’est produite dans l’éditeur ({error}). Rechargez la page ; ce qui a été enregistré est en sécurité.',
  'Another author has just changed this. You can go on: if you both changed the same field, you will be asked when you save.':
    'Un autre auteur vient de modifier cet élément. Vous pouvez continuer : si vous avez tous deux modifié le même champ, une question vous sera posée à l’enregistrement.',
  'Another author has just deleted this. You can go on: when you save, you can restore it with your changes.':
    'Un autre auteur vient de supprimer cet élément. Vous pouvez continuer : à l’enregistrement, vous pourrez le restaurer avec vos modifications.',
};
