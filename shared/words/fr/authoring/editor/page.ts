import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'not checked': 'non contrôlé',
  'checking…': 'contrôle en cours…',
  'Checks: {said}': 'Contrôles : {said}',
  Checks: 'Contrôles',
  'Close the checks': 'Fermer les contrôles',
  'Checking the page': 'Contrôle de la page',
  'The page could not be checked now.': 'La page n’a pas pu être contrôlée.',
  'Nothing found. Text over pictures is for you to judge.':
    'Rien trouvé. Il vous revient de juger le texte placé sur des images.',
  Headings: 'Titres',
  'Alternative texts': 'Textes de remplacement',
  'Words of links': 'Texte des liens',
  Contrast: 'Contraste',
  'Words to avoid': 'Mots à éviter',
  'Search result': 'Résultat de recherche',
  'Error:': 'Erreur :',
  'Warning:': 'Avertissement :',
  'Preview of the search result': 'Aperçu du résultat de recherche',
  'No description.': 'Aucune description.',
  'Length of the title': 'Longueur du titre',
  'Length of the description': 'Longueur de la description',
  'Preview of the link card': 'Aperçu de la carte de lien',
  'No picture': 'Aucune image',
  '{name}: {length} of {most} characters': '{name} : {length} caractères sur {most}',
  'The checks find nothing on the first {most} pages.':
    'Les contrôles ne trouvent rien sur les {most} premières pages.',
  'The checks find nothing.': 'Les contrôles ne trouvent rien.',
  'The checks find {count} on the first {most} pages':
    'Les contrôles trouvent {count} sur les {most} premières pages',
  'The checks find {count}': 'Les contrôles trouvent {count}',
  'Pages with errors are not published on this site. Correct them, or untick their pages.':
    'Sur ce site, les pages comportant des erreurs ne sont pas publiées. Corrigez-les ou décochez-les.',
  'The contrast of this text is {ratio} to 1; it needs {wanted}. Choose another style, or another background.':
    'Le contraste de ce texte est de {ratio} pour 1 ; il doit être de {wanted}. Choisissez un autre style ou un autre arrière-plan.',
  '{n} errors': { one: '{n} erreur', other: '{n} erreurs' },
  '{n} warnings': { one: '{n} avertissement', other: '{n} avertissements' },
  'Nothing found': 'Rien trouvé',
  'This component is not on the page any more, or belongs to its template.':
    'Ce composant n’est plus sur la page ou appartient à son modèle.',
  '{title} selected.': '{title} sélectionné.',
  'Offset of {title}': 'Décalage de {title}',
  'Width of {title}': 'Largeur de {title}',
  '{width} of {columns}': '{width} sur {columns}',
  'and everywhere without a layout of its own': 'et partout où il n’y a pas de mise en page propre',
  'up to {width} px': 'jusqu’à {width} px',
  'Select a component to lay it out.': 'Sélectionnez un composant pour le mettre en page.',
  '{title} around it': '{title} englobant',
  'Hidden here: {hidden}': 'Masqué ici : {hidden}',
  'Show a hidden component': 'Afficher un composant masqué',
  'Show {title}': 'Afficher {title}',
  'Show {title} ({path})': 'Afficher {title} ({path})',
  Width: 'Largeur',
  Offset: 'Décalage',
  'The container’s style sets its columns.': 'Le style du conteneur définit ses colonnes.',
  Hide: 'Masquer',
  'Reset to inherited': 'Rétablir la valeur héritée',
  'All widths': 'Toutes les largeurs',
  'The server says: {reason}': 'Message du serveur : {reason}',
  'The server does not answer. Check the connection.': 'Le serveur ne répond pas. Vérifiez la connexion.',
  'You are no longer signed in. Sign in again in another window, then try again.':
    'Vous n’êtes plus connecté. Reconnectez-vous dans une autre fenêtre, puis réessayez.',
  'You may not change this. Ask the person who manages access to this page.':
    'Vous ne pouvez pas modifier ceci. Adressez-vous à la personne qui gère l’accès à cette page.',
  'This no longer exists. Reload the page to see the current state.':
    'Cet élément n’existe plus. Rechargez la page pour voir l’état actuel.',
  'Nothing can be saved here.': 'Rien ne peut être enregistré ici.',
  'This does not fit the current content.': 'Cela ne correspond pas au contenu actuel.',
  'Someone else has changed the page in the meantime.': 'Une autre personne a modifié la page entre-temps.',
  'This is too large to save. Make it shorter, or store large files as assets.':
    'Trop volumineux pour être enregistré. Raccourcissez-le ou stockez les gros fichiers comme ressources.',
  'The page is locked. Ask its owner to unlock it.':
    'La page est verrouillée. Demandez à son propriétaire de la déverrouiller.',
  'The server is busy. Wait a moment, then try again.':
    'Le serveur est occupé. Patientez un instant, puis réessayez.',
  'You stopped waiting. Nothing was changed.': 'Vous avez cessé d’attendre. Rien n’a été modifié.',
  'The server has no space left. Tell its operator.':
    'Le serveur n’a plus d’espace. Prévenez son exploitant.',
  'The server refused this ({status}).': 'Le serveur a refusé cette opération ({status}).',
  'The server failed ({status}). Try again; if it fails again, tell the operator.':
    'Le serveur a rencontré une erreur ({status}). Réessayez ; en cas de nouvel échec, prévenez l’exploitant.',
  'The server has not answered for {value} seconds. Wait a moment, then try again; if it still does not answer, tell its operator.':
    'Le serveur n’a pas répondu depuis {value} secondes. Patientez un instant, puis réessayez ; s’il ne répond toujours pas, prévenez son exploitant.',
  'A proxy or login page answered instead of the server. Sign in again or reload.':
    'Un proxy ou une page de connexion a répondu à la place du serveur. Reconnectez-vous ou rechargez.',
};
