import type { AuthorWords } from '../../../authoring/language/spoken';

export const words: AuthorWords = {
  'no answer': 'pas de réponse',
  '{path} is not published, because the checks find errors on it: {message}{more}. Correct them in the editor first':
    '{path} n’est pas publié, car les contrôles y trouvent des erreurs : {message}{more}. Corrigez-les d’abord dans l’éditeur',
  'A picture has no alternative text. Say what it shows, or mark it as decorative.':
    'Une image n’a pas de texte de remplacement. Dites ce qu’elle montre ou marquez-la comme décorative.',
  'The alternative text is a file name. Say what the picture shows.':
    'Le texte de remplacement est un nom de fichier. Dites ce que montre l’image.',
  'Screen readers say that it is a picture. Begin the alternative text with what it shows.':
    'Les lecteurs d’écran indiquent qu’il s’agit d’une image. Commencez le texte de remplacement par ce qu’elle montre.',
  'The alternative text has {alt} characters. Keep it below {LONGEST}, and say the rest beside the picture.':
    'Le texte de remplacement a {alt} caractères. Restez en dessous de {LONGEST} et dites le reste à côté de l’image.',
  'The page has no main heading. Give the title at its top the heading level 1.':
    'La page n’a pas de titre principal. Donnez le niveau de titre 1 au titre situé en haut.',
  'A heading of level {level} has no words. Write some, or remove it.':
    'Un titre de niveau {level} n’a pas de texte. Rédigez-en un ou supprimez le titre.',
  'The page has another main heading already. Give this one level 2 or lower.':
    'La page a déjà un autre titre principal. Donnez à celui-ci le niveau 2 ou inférieur.',
  'Heading level {level} follows level {before}. Use level {value}, so that no level is left out.':
    'Le niveau de titre {level} suit le niveau {before}. Utilisez le niveau {value} afin de ne sauter aucun niveau.',
  'The page has no title. Give it one.': 'La page n’a pas de titre. Donnez-lui-en un.',
  'The title has {title} characters, with the site’s name. Search results cut it off after about {most}.':
    'Le titre a {title} caractères, nom du site compris. Les résultats de recherche le coupent après environ {most}.',
  'The page has no description. Search engines will choose some words of the page.':
    'La page n’a pas de description. Les moteurs de recherche choisiront quelques mots de la page.',
  'The description has only {length} characters. Use {least} to {most} to say what is on the page.':
    'La description n’a que {length} caractères. Utilisez-en de {least} à {most} pour dire ce que contient la page.',
  'The description has {length} characters. Search results cut it off after about {most}.':
    'La description a {length} caractères. Les résultats de recherche la coupent après environ {most}.',
  'A link has no words, so nobody can tell where it leads. Write some.':
    'Un lien n’a pas de texte ; personne ne peut donc savoir où il mène. Rédigez-en un.',
  'A link shows its bare address. Write the name of what it leads to.':
    'Un lien affiche son adresse brute. Écrivez le nom de ce vers quoi il mène.',
  'The words of a link do not say where it leads. Name what is there.':
    'Le texte d’un lien ne dit pas où il mène. Nommez ce qui s’y trouve.',
  'This link leads nowhere. Choose another page or asset, or remove it.':
    'Ce lien ne mène nulle part. Choisissez une autre page ou ressource, ou supprimez-le.',
  'The page is there, but not the place on it. Correct what follows the #.':
    'La page existe, mais pas l’endroit visé sur celle-ci. Corrigez ce qui suit le #.',
  'The page is not published: visitors who follow this link get an error.':
    'La page n’est pas publiée : les visiteurs qui suivent ce lien obtiennent une erreur.',
  'This is an old address. The page is now at {target}.':
    'C’est une ancienne adresse. La page se trouve maintenant à l’adresse {target}.',
  'The house avoids “{found}”. Write “{instead}”.':
    'La charte rédactionnelle évite « {found} ». Écrivez « {instead} ».',
  'The house avoids “{found}”. Leave it out.': 'La charte rédactionnelle évite « {found} ». Supprimez-le.',
};
