import type { AuthorWords } from '../../../authoring/language/spoken';

export const words: AuthorWords = {
  'Enter a name.': 'Saisissez un nom.',
  'Add {named} to a release': 'Ajouter {named} à une version groupée',
  Add: 'Ajouter',
  Release: 'Version groupée',
  'A new release': 'Nouvelle version groupée',
  'Name of the new release': 'Nom de la nouvelle version groupée',
  'When the release is published': 'Lorsque la version groupée est publiée',
  'Visitors see what you change in the release':
    'Les visiteurs voient ce que vous modifiez dans la version groupée',
  'They are removed, with the pages below': 'Elles sont retirées, avec les pages sous-jacentes',
  'What the release changes': 'Ce que la version groupée modifie',
  'Look at the live page {title}': 'Afficher la page en ligne {title}',
  'Look at it': 'L’afficher',
  'Keep the release’s: {title}': 'Garder celle de la version groupée : {title}',
  'Keep the release’s': 'Garder celle de la version groupée',
  'Keep the live page': 'Garder la page en ligne',
  'Take out': 'Retirer',
  'Publish “{title}”?': 'Publier « {title} » ?',
  'Publish now': 'Publier maintenant',
  '{n} live pages were changed meanwhile. Go back, and decide which of them stays.': {
    one: 'Une page en ligne a été modifiée entre-temps. Revenez en arrière et décidez laquelle est conservée.',
    other:
      '{n} pages en ligne ont été modifiées entre-temps. Revenez en arrière et décidez lesquelles sont conservées.',
  },
  'Visitors see all of this at once, or none of it. Assets and fragments that its pages need and visitors do not have yet go along.':
    'Les visiteurs voient tout cela en une fois, ou rien du tout. Les ressources et fragments dont ses pages ont besoin et que les visiteurs n’ont pas encore sont publiés avec.',
  'When (empty: now)': 'Quand (vide : maintenant)',
  'In a release, the page appears once the release is published.':
    'Dans une version groupée, la page apparaît une fois celle-ci publiée.',
  'None: it is a draft of its own': 'Aucune : brouillon indépendant',
  'Take back “{title}”?': 'Revenir sur « {title} » ?',
  'Take back': 'Revenir en arrière',
  'Authors and visitors have again what was there before the release, all of it at once.':
    'Les auteurs et les visiteurs retrouvent en une fois tout ce qui existait avant la version groupée.',
  'These pages were changed since. That is lost as well; their versions keep it.':
    'Ces pages ont été modifiées depuis. Ces modifications sont également perdues ; leurs versions les conservent.',
  'What it has published stays, and can no longer be taken back as one.':
    'Ce qu’elle a publié reste en place et ne peut plus être annulé en bloc.',
  'What was written in its pages is lost. The live pages stay as they are.':
    'Ce qui a été écrit dans ses pages est perdu. Les pages en ligne restent inchangées.',
  'Release “{title}”': 'Version groupée « {title} »',
  'All releases': 'Toutes les versions groupées',
  'Take back…': 'Revenir en arrière…',
  'Cancel the date': 'Annuler la date',
  'Delete…': 'Supprimer…',
  'It is empty. Select pages in the console, and choose Add to a release.':
    'Elle est vide. Sélectionnez des pages dans la console et choisissez Ajouter à une version groupée.',
  Back: 'Retour',
  'Anyone who has a link sees the whole site as it is once the release is published, without an account, until the link ends. On a day to come, what is scheduled until then is there as well.':
    'Toute personne disposant d’un lien voit le site entier tel qu’il sera une fois la version groupée publiée, sans compte, jusqu’à l’expiration du lien. À une date future, ce qui est planifié d’ici là s’y trouve également.',
  'As on a day to come (optional)': 'Dans l’état d’un jour à venir (facultatif)',
  'Make a release': 'Créer une version groupée',
  'A release changes many pages at once. Its pages are edited beside the live ones, and are published, and taken back, as one.':
    'Une version groupée modifie de nombreuses pages à la fois. Ses pages sont modifiées parallèlement aux pages en ligne, puis publiées, ou retirées, en bloc.',
  'There is no release yet. Name one, or select pages and add them.':
    'Il n’y a pas encore de version groupée. Nommez-en une, ou sélectionnez des pages et ajoutez-les.',
  '{state} {content} · made by {by}, {when}': '{state} {content} · créée par {by}, {when}',
  'Name of a new release': 'Nom d’une nouvelle version groupée',
  'Published {when} by {publishedBy}': 'Publiée le {when} par {publishedBy}',
  'Due {when}': 'Prévue le {when}',
  'Was due {when}, and could not be published': 'Était prévue le {when} et n’a pas pu être publiée',
  empty: 'vide',
  'Removed, with the pages below': 'Retirée, avec les pages sous-jacentes',
  'The live page was deleted or moved meanwhile.':
    'La page en ligne a été supprimée ou déplacée entre-temps.',
  'There is a live page at this address now{who}.':
    'Il y a maintenant une page en ligne à cette adresse{who}.',
  'The live page was changed meanwhile{who}.': 'La page en ligne a été modifiée entre-temps{who}.',
};
