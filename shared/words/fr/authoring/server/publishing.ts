import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'There is no version {id}; list the versions again':
    'Il n’existe pas de version {id} ; répertoriez à nouveau les versions',
  '{path} has no version {id}; list the versions again':
    '{path} n’a pas de version {id} ; répertoriez à nouveau les versions',
  '{id} is not a version of a page; send :operation=restore to its node':
    '{id} n’est pas une version de page ; envoyez :operation=restore à son nœud',
  'This is no longer in the bin; list the bin again':
    'Cet élément n’est plus dans la corbeille ; répertoriez à nouveau la corbeille',
  'The version of {path} is damaged, so nothing was restored':
    'La version de {path} est endommagée ; rien n’a donc été restauré',
  'There is no page stored at {path}, so it can have no versions':
    'Aucune page n’est stockée à l’adresse {path} ; elle ne peut donc pas avoir de versions',
  'There is no release at {path}': 'Il n’y a pas de version groupée à l’adresse {path}',
  'There is no page at {page}': 'Il n’y a pas de page à l’adresse {page}',
  '“{title}” is published; take it back before you change it':
    '« {title} » est publiée ; revenez en arrière avant de la modifier',
  '{name} does not contain {page}': '{name} ne contient pas {page}',
  'Before the release “{title}”': 'Avant la version groupée « {title} »',
  'Published with the release “{title}”': 'Publié avec la version groupée « {title} »',
  '“{title}” is not published, so nothing can be taken back':
    '« {title} » n’est pas publiée ; il n’y a donc rien sur quoi revenir',
  'There is a page at {path} now; try again': 'Il y a maintenant une page à l’adresse {path} ; réessayez',
  'There is no page at {path}': 'Il n’y a pas de page à l’adresse {path}',
  '{path} is neither a page nor a content fragment, so no release can contain it':
    '{path} n’est ni une page ni un fragment de contenu ; aucune version groupée ne peut donc le contenir',
  'There is nothing at {parentPath} any more': 'Il n’y a plus rien à l’adresse {parentPath}',
  'The template {templatePath} is not allowed below {parentPath}':
    'Le modèle {templatePath} n’est pas autorisé sous {parentPath}',
  'The name “{label}” is taken; choose another': 'Le nom « {label} » est déjà pris ; choisissez-en un autre',
  '{child} was made below a page of the release; move it first':
    '{child} a été créé sous une page de la version groupée ; déplacez-le d’abord',
  'With --dev, visitors see saved changes at once, so there are no releases':
    'Avec --dev, les visiteurs voient aussitôt les modifications enregistrées ; il n’y a donc pas de versions groupées',
  'Parameter page is missing; send the path of each page':
    'Le paramètre page est absent ; envoyez le chemin de chaque page',
  '{copy} is part of a release already': '{copy} fait déjà partie d’une version groupée',
  'There is no page at {hidden}': 'Il n’y a pas de page à l’adresse {hidden}',
  'The copy of {path} is gone; take the page out of the release':
    'La copie de {path} a disparu ; retirez la page de la version groupée',
  '{path} is not published, so visitors could not find {path2}; publish it, or add it to the release':
    '{path} n’est pas publié ; les visiteurs ne trouveraient donc pas {path2}. Publiez-le ou ajoutez-le à la version groupée',
  '“{title}” is empty; add pages to it, change them, and publish it then':
    '« {title} » est vide ; ajoutez-y des pages, modifiez-les, puis publiez-la',
  '{paths} changed outside the release meanwhile; look at it, and decide for each page which of them stays':
    'Modifié entre-temps en dehors de la version groupée : {paths}. Examinez-le et décidez pour chaque page laquelle est conservée',
  'There is no preview link {id}: it has ended, or was revoked':
    'Il n’y a pas de lien d’aperçu {id} : il a expiré ou a été révoqué',
  'There is no preview link {id}': 'Il n’y a pas de lien d’aperçu {id}',
  'There is no page at {path} to preview': 'Il n’y a pas de page à l’adresse {path} à prévisualiser',
  'You may read this, but not change it.': 'Vous pouvez le lire, mais pas le modifier.',
  '{owner} has locked it.': '{owner} l’a verrouillé.',
  'It follows the wording of another variation.': 'Il suit le texte d’une autre variation.',
  'Inherited from {follows}; change it there.': 'Hérité de {follows} ; modifiez-le là-bas.',
  'Inherited from another page; change it there.': 'Hérité d’une autre page ; modifiez-le là-bas.',
  'The change is saved, but visitors still see {paths} as before; retrying until it succeeds ({error})':
    'La modification est enregistrée, mais les visiteurs voient encore {paths} dans l’état antérieur ; nouvelles tentatives jusqu’à la réussite ({error})',
  'An earlier change of {flatMap} has not reached visitors yet; try again':
    'Une modification antérieure de {flatMap} n’est pas encore parvenue aux visiteurs ; réessayez',
  '{path} is not published; publish it before the pages below it':
    '{path} n’est pas publié ; publiez-le avant les pages sous-jacentes',
  'The rights to {path} ended on {ended}; extend them in its properties, or use another asset':
    'Les droits sur {path} ont expiré le {ended} ; prolongez-les dans ses propriétés ou utilisez une autre ressource',
  'There is no page or asset at {path} to publish':
    'Il n’y a ni page ni ressource à publier à l’adresse {path}',
  'Parameter path is missing; send the path of each page':
    'Le paramètre path est absent ; envoyez le chemin de chaque page',
  'Parameter path is missing; send the path of each page to publish':
    'Le paramètre path est absent ; envoyez le chemin de chaque page à publier',
  'With --dev, visitors see saved changes at once, so there is nothing to publish. To try publishing, start the server without --dev (npm start)':
    'Avec --dev, les visiteurs voient aussitôt les modifications enregistrées ; il n’y a donc rien à publier. Pour essayer la publication, démarrez le serveur sans --dev (npm start)',
  'An agent changes nothing that visitors see; ask a person to publish or unpublish it':
    'Un agent ne modifie rien de ce que voient les visiteurs ; demandez à une personne de publier l’élément ou d’en annuler la publication',
  'This can no longer be undone; publish the pages instead':
    'Cela ne peut plus être annulé ; publiez plutôt les pages',
  'These pages are already published again': 'Ces pages sont déjà de nouveau publiées',
  'The file of {lost} is missing on publish; copy it there first':
    'Le fichier de {lost} manque sur l’instance de publication ; copiez-le d’abord là-bas',
  '{path} is part of a release; publish the release':
    '{path} fait partie d’une version groupée ; publiez la version groupée',
  'There is no scheduled publication {id}: it was carried out or cancelled':
    'Il n’y a pas de publication planifiée {id} : elle a été effectuée ou annulée',
  'There is no page or asset at {missing} to publish':
    'Il n’y a ni page ni ressource à publier à l’adresse {missing}',
  'With --dev, visitors see saved changes at once, so there is nothing to publish':
    'Avec --dev, les visiteurs voient aussitôt les modifications enregistrées ; il n’y a donc rien à publier',
  'There is nothing to publish at these paths; send the paths of pages':
    'Il n’y a rien à publier à ces chemins ; envoyez des chemins de pages',
  'There is no review {id}: it was withdrawn, or the page was reviewed again':
    'Il n’y a pas de validation {id} : elle a été retirée, ou la page a été validée de nouveau',
  '{named} needs an approval, so it cannot become public there by a move; unpublish it first':
    '{named} nécessite une approbation et ne peut donc pas y devenir public par un déplacement ; annulez d’abord sa publication',
  'Somebody else must approve {named}{more} first, as it is now; ask for a review':
    'Une autre personne doit d’abord approuver {named}{more} en l’état ; demandez une validation',
  'Only those who may publish the page can decide':
    'Seules les personnes autorisées à publier la page peuvent décider',
  'You asked for this review yourself; somebody else has to decide':
    'Vous avez demandé cette validation vous-même ; une autre personne doit décider',
  'You changed the page last; somebody else has to decide':
    'Vous avez modifié la page en dernier ; une autre personne doit décider',
  'There is no page at {one}': 'Il n’y a pas de page à l’adresse {one}',
  'There is no page or asset with content of its own at {path}':
    'Il n’y a ni page ni ressource ayant un contenu propre à l’adresse {path}',
  'The page was changed after you looked at it; look at it again, and then decide':
    'La page a été modifiée après que vous l’avez examinée ; examinez-la de nouveau, puis décidez',
  'This review is closed: the page was {state}. Ask for a new one':
    'Cette validation est close (état de la page : {state}). Demandez-en une nouvelle',
  'Parameter path is missing; send the path of a page':
    'Le paramètre path est absent ; envoyez le chemin d’une page',
};
