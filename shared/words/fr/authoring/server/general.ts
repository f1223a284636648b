import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  '{owner} has locked {page}; ask them to unlock it':
    '{owner} a verrouillé {page} ; demandez-lui de déverrouiller la page',
  'This would change content that you may not see; ask an administrator to do it':
    'Cela modifierait du contenu que vous ne pouvez pas voir ; demandez à un administrateur de le faire',
  'This would publish content that you may not see; ask an administrator to do it':
    'Cela publierait du contenu que vous ne pouvez pas voir ; demandez à un administrateur de le faire',
  'You may not change {path}; ask an administrator for the right to change it':
    'Vous ne pouvez pas modifier {path} ; demandez ce droit à un administrateur',
  'You may not publish {path}; ask an administrator for the right to publish it':
    'Vous ne pouvez pas publier {path} ; demandez ce droit à un administrateur',
  'Something went wrong on the server': 'Une erreur s’est produite sur le serveur',
  'Not found': 'Introuvable',
  Home: 'Accueil',
  'There is nothing at this address': 'Il n’y a rien à cette adresse',
  'It was changed after the search; search again.':
    'Le texte a été modifié après la recherche ; relancez la recherche.',
  '{paths} belongs to no site': '{paths} n’appartient à aucun site',
  'There is no section at {path}': 'Il n’y a pas de section à l’adresse {path}',
  'Another section is called “{title}”; choose another title':
    'Une autre section s’appelle « {title} » ; choisissez un autre titre',
  'There is no component at {path}': 'Il n’y a pas de composant à l’adresse {path}',
  '{path} is not a component of a page; send one that is':
    '{path} n’est pas un composant de page ; envoyez-en un qui l’est',
  '{path} is not beside {first}; send components of one container':
    '{path} n’est pas à côté de {first} ; envoyez des composants d’un même conteneur',
  'There is no policy at {from}': 'Il n’y a pas de politique à l’adresse {from}',
  'There is no policy at {policy}': 'Il n’y a pas de politique à l’adresse {policy}',
  '{policy} is a policy of another site; choose one below {policiesFolder}':
    '{policy} est une politique d’un autre site ; choisissez-en une sous {policiesFolder}',
  'The structure of {path} has nothing at “{place}”':
    'La structure de {path} n’a rien à l’emplacement « {place} »',
  'There is no policy at {path}': 'Il n’y a pas de politique à l’adresse {path}',
  '{path} was changed since, so the earlier change cannot be undone':
    '{path} a été modifié depuis ; la modification antérieure ne peut donc pas être annulée',
  '{parent} no longer exists, so {path} cannot come back':
    '{parent} n’existe plus ; {path} ne peut donc pas être rétabli',
  'There is nothing at {path} any more': 'Il n’y a plus rien à l’adresse {path}',
  '{path} was changed by somebody else; load it again and repeat the change':
    '{path} a été modifié par une autre personne ; rechargez-le et recommencez la modification',
  '{site} has no folder of templates': '{site} n’a pas de dossier de modèles',
  'There is no template or template type of this site at {from}':
    'Il n’y a ni modèle ni type de modèle de ce site à l’adresse {from}',
  '{titles} use this policy; give their parts another one first':
    '{titles} : utilise cette politique ; attribuez-en d’abord une autre à ses parties',
  'Only who may read all pages can delete a template, since a page that you cannot see may use it':
    'Seules les personnes autorisées à lire toutes les pages peuvent supprimer un modèle, car une page que vous ne voyez pas l’utilise peut-être',
  'A page uses this template: {pages}, …. Disable it instead':
    'Une page utilise ce modèle : {pages}, …. Désactivez-le plutôt',
  'A page uses this template: {pages}. Disable it instead':
    'Une page utilise ce modèle : {pages}. Désactivez-le plutôt',
  '{pages} pages use this template: {pages2}, …. Disable it instead':
    '{pages} pages utilisent ce modèle : {pages2}, …. Désactivez-le plutôt',
  '{pages} pages use this template: {pages2}. Disable it instead':
    '{pages} pages utilisent ce modèle : {pages2}. Désactivez-le plutôt',
  'Only people who may read all pages can move or delete “{name}”, since a page that you cannot see may have content in it':
    'Seules les personnes autorisées à lire toutes les pages peuvent déplacer ou supprimer « {name} », car une page que vous ne voyez pas peut y avoir du contenu',
  '{n} pages have content in “{name}”, which would no longer be shown. Make another template, or lock the container':
    {
      one: 'Une page a dans « {name} » du contenu qui ne serait plus affiché. Créez un autre modèle ou verrouillez le conteneur',
      other:
        '{n} pages ont dans « {name} » du contenu qui ne serait plus affiché. Créez un autre modèle ou verrouillez le conteneur',
    },
  'There is no template at {path}': 'Il n’y a pas de modèle à l’adresse {path}',
  '{place} is not a container; authors can only be given what is in one':
    '{place} n’est pas un conteneur ; seul ce qui se trouve dans un conteneur peut être ouvert aux auteurs',
  '{place} is in a container that authors can change already':
    '{place} se trouve dans un conteneur que les auteurs peuvent déjà modifier',
  'Somebody else has just changed this thread; look at it and try again':
    'Une autre personne vient de modifier ce fil ; consultez-le et réessayez',
  'There is no comment {id}: it was removed': 'Il n’y a pas de commentaire {id} : il a été supprimé',
  '{component} is not on {page}': '{component} n’est pas sur {page}',
  'This was removed': 'Cet élément a été supprimé',
  '{name} wrote this; only they or an administrator can change it':
    '{name} en est l’auteur ; seuls cette personne ou un administrateur peuvent le modifier',
  'There is nobody called {id} who may read this page':
    'Aucune personne appelée {id} n’est autorisée à lire cette page',
  'The editor is still being built': 'L’éditeur est encore en cours de construction',
  'Visitors’ pages are ready. Building the editor takes a minute or two after the first start and each update; this page then opens it by itself. If it does not, see what the server has printed.':
    'Les pages destinées aux visiteurs sont prêtes. La construction de l’éditeur prend une à deux minutes après le premier démarrage et après chaque mise à jour ; cette page l’ouvre ensuite d’elle-même. Sinon, consultez ce que le serveur a affiché.',
};
