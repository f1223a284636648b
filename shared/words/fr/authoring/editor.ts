import type { AuthorWords } from '../../../authoring/language/spoken';

export const words: AuthorWords = {
  'No such page': 'Page introuvable',
  '{title} | Edit': '{title} | Modifier',
  'The page editor needs JavaScript. Allow it for this address, and load the page again.':
    'L’éditeur de page nécessite JavaScript. Autorisez-le pour cette adresse et rechargez la page.',
  'Layout Container': 'Conteneur de mise en page',
  'No allowed components': 'Aucun composant autorisé',
  '":itemsOrder" names "{name}" but ":items" has no usable model of that name':
    '« :itemsOrder » nomme « {name} », mais « :items » n’a pas de modèle utilisable de ce nom',
  'Next and previous item, across containers': 'Élément suivant ou précédent, tous conteneurs confondus',
  'Into a container, out of it': 'Entrer dans un conteneur, en sortir',
  'Select the container around': 'Sélectionner le conteneur englobant',
  'First and last item': 'Premier et dernier élément',
  Configure: 'Configurer',
  'Show and hide its properties beside the page; Esc leads back':
    'Afficher et masquer ses propriétés à côté de la page ; Échap ramène en arrière',
  'Edit the text in place': 'Modifier le texte sur place',
  'Insert a component': 'Insérer un composant',
  'Comment on it': 'Le commenter',
  'Copy, cut, paste': 'Copier, couper, coller',
  'Save as a section, to be inserted elsewhere': 'Enregistrer comme section, à insérer ailleurs',
  'Move among the items of the container': 'Déplacer parmi les éléments du conteneur',
  'Next and previous part of the editor, from anywhere':
    'Partie suivante ou précédente de l’éditeur, où que vous soyez',
  'This list': 'Cette liste',
  Keys: 'Raccourcis clavier',
  'On a Mac, Cmd stands for Ctrl.': 'Sur Mac, Cmd remplace Ctrl.',
  'Skip to the page’s content': 'Aller au contenu de la page',
  'Account: {displayName}': 'Compte : {displayName}',
  'The published copy of this page is damaged': 'La copie publiée de cette page est endommagée',
  'This page’s file is damaged': 'Le fichier de cette page est endommagé',
  'File {file}, {place}: {culprit}.': 'Fichier {file}, {place} : {culprit}.',
  'File {file}: {culprit}.': 'Fichier {file} : {culprit}.',
  'Ask the server’s operator to repair the file ({cure}) or to restore it from a backup. It is read again at once.':
    'Demandez à l’exploitant du serveur de réparer le fichier ({cure}) ou de le restaurer à partir d’une sauvegarde. Il est relu aussitôt.',
  'line {line}, column {column}': 'ligne {line}, colonne {column}',
  'the version of {when}': 'la version du {when}',
  'the last good version': 'la dernière version intacte',
  'Visitors still see {version}. This page cannot be published until the file is repaired.':
    'Les visiteurs voient encore {version}. Cette page ne peut pas être publiée tant que le fichier n’est pas réparé.',
  'There is no good copy, so visitors cannot find this page. It cannot be published until the file is repaired.':
    'Il n’existe pas de copie intacte ; les visiteurs ne trouvent donc pas cette page. Elle ne peut pas être publiée tant que le fichier n’est pas réparé.',
  'You see {version}. Visitors see the last published version. This page cannot be changed until the file is repaired.':
    'Vous voyez {version}. Les visiteurs voient la dernière version publiée. Cette page ne peut pas être modifiée tant que le fichier n’est pas réparé.',
  'Custom width': 'Largeur personnalisée',
  Screen: 'Écran',
  'Turn the screen': 'Pivoter l’écran',
  'This page follows {title} ({path}). Open it to change what is locked here.':
    'Cette page suit {title} ({path}). Ouvrez-la pour modifier ce qui est verrouillé ici.',
  'This page follows {title} ({path}). Open it to change it.':
    'Cette page suit {title} ({path}). Ouvrez-la pour la modifier.',
  'Nothing to undo': 'Rien à annuler',
  'Undo: {undo}': 'Annuler : {undo}',
  'Nothing to redo': 'Rien à rétablir',
  'Redo: {redo}': 'Rétablir : {redo}',
  '{undo} (Ctrl+Z)': '{undo} (Ctrl+Z)',
  '{redo} (Ctrl+Shift+Z)': '{redo} (Ctrl+Shift+Z)',
  Mode: 'Mode',
  'Component properties': 'Propriétés du composant',
  'Component properties (P)': 'Propriétés du composant (P)',
  'Signed out': 'Déconnecté',
  Offline: 'Hors ligne',
  'Still waiting…': 'Toujours en attente…',
  'Waiting for the server…': 'En attente du serveur…',
  'Side panel': 'Panneau latéral',
  'Keys (?)': 'Raccourcis clavier (?)',
  'Location of this page': 'Emplacement de cette page',
  'The server has not answered for {value} seconds': 'Le serveur n’a pas répondu depuis {value} secondes',
  'The editor keeps trying. None of your changes are lost.':
    'L’éditeur continue d’essayer. Aucune de vos modifications n’est perdue.',
  'Stop waiting': 'Ne plus attendre',
  Fit: 'Ajuster',
  Zoom: 'Zoom',
  'Tablet, 768': 'Tablette, 768',
  'Phone, 390': 'Téléphone, 390',
  Preview: 'Aperçu',
  'Undone: {label}.': 'Annulé : {label}.',
  'Redone: {label}.': 'Rétabli : {label}.',
  '{name} (unknown component)': '{name} (composant inconnu)',
  'Comments are made on pages, not on templates.':
    'Les commentaires se font sur les pages, pas sur les modèles.',
  'There is no such page': 'Cette page n’existe pas',
  'The page could not be opened': 'Impossible d’ouvrir la page',
  'Nothing is stored at {path}. It may have been moved or deleted.':
    'Rien n’est stocké à l’adresse {path}. L’élément a peut-être été déplacé ou supprimé.',
  'That link leaves this site. Here is the page again.': 'Ce lien quitte le site. Voici de nouveau la page.',
  'Changed since it was published': 'Modifié depuis la publication',
  '{site}, {languageTitle}: open in another language':
    '{site}, {languageTitle} : ouvrir dans une autre langue',
  ', follows another page': ', suit une autre page',
  Translation: 'Traduction',
  'Compare and translate…': 'Comparer et traduire…',
  'The languages could not be loaded: try again': 'Impossible de charger les langues : réessayer',
  'The languages could not be loaded. Try again': 'Impossible de charger les langues. Réessayer',
  'Page: {title}': 'Page : {title}',
  'Opening the page': 'Ouverture de la page',
  'What all pages have': 'Ce qui est commun à toutes les pages',
  'What new pages begin with': 'Le contenu de départ des nouvelles pages',
  '{title}: open another part of the template': '{title} : ouvrir une autre partie du modèle',
  'Visitors have changes when the template is published.':
    'Les visiteurs voient les modifications lorsque le modèle est publié.',
  'You may look at it, but not change it.': 'Vous pouvez le consulter, mais pas le modifier.',
  'Policies and publishing': 'Politiques et publication',
  'New pages begin with a copy of this. Existing pages do not change. Parts that are the same on all pages are in the structure.':
    'Les nouvelles pages commencent par une copie de ce contenu. Les pages existantes ne changent pas. Les parties identiques sur toutes les pages se trouvent dans la structure.',
  'No page uses this template yet.': 'Aucune page n’utilise encore ce modèle.',
  'What you change here changes all {n} pages of this template.': {
    one: 'Ce que vous modifiez ici modifie la page de ce modèle.',
    other: 'Ce que vous modifiez ici modifie les {n} pages de ce modèle.',
  },
  'You may look at this template, but not change it.':
    'Vous pouvez consulter ce modèle, mais pas le modifier.',
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
  '{width} of {columns}, offset {offset}': '{width} sur {columns}, décalage {offset}',
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
  Films: 'Films',
  'This page does not take components.': 'Cette page n’accepte pas de composants.',
  'The assets could not be loaded. Is the server running?':
    'Impossible de charger les ressources. Le serveur fonctionne-t-il ?',
  'Loading assets': 'Chargement des ressources',
  'Show more': 'Afficher plus',
  'Nothing of this kind matches “{search}”. Try another word or another kind.':
    'Aucun élément de ce type ne correspond à « {search} ». Essayez un autre mot ou un autre type.',
  'There is nothing of this kind.': 'Il n’y a aucun élément de ce type.',
  'For {container}. Drag onto the page, or press to insert into it.':
    'Pour {container}. Faites glisser sur la page, ou appuyez pour y insérer.',
  'For {container}. Drag onto the page, or press to insert after the selection.':
    'Pour {container}. Faites glisser sur la page, ou appuyez pour insérer après la sélection.',
  '{container} takes no components.': '{container} n’accepte pas de composants.',
  Components: 'Composants',
  'No component or section is called “{search}”.':
    'Aucun composant ni aucune section ne s’appelle « {search} ».',
  'Show it here': 'L’afficher ici',
  'Content tree': 'Arborescence de contenu',
  Timeline: 'Chronologie',
  'Drag cancelled.': 'Glissement annulé.',
  'No component for this file is allowed here. Choose another place.':
    'Aucun composant pour ce fichier n’est autorisé ici. Choisissez un autre emplacement.',
  'Set {title}': 'Définir {title}',
  'The new picture’s own alternative text is now used. “{alt}” is kept. To use it, open the dialog and untick “Take the alternative text from the asset”.':
    'Le texte de remplacement de la nouvelle image est désormais utilisé. « {alt} » est conservé. Pour l’utiliser, ouvrez la boîte de dialogue et décochez « Reprendre le texte de remplacement de la ressource ».',
  'This page has no editable content.': 'Cette page n’a pas de contenu modifiable.',
  'Structure of the page': 'Structure de la page',
  '“{title}” is saved. Find it among the components to insert.':
    '« {title} » est enregistré. Vous le trouverez parmi les composants à insérer.',
  'Save as section': 'Enregistrer comme section',
  'Loading sections': 'Chargement des sections',
  'You may not keep sections of this site. Ask an administrator for the right to write {folder}.':
    'Vous ne pouvez pas conserver de sections de ce site. Demandez à un administrateur le droit d’écriture sur {folder}.',
  'Copies of {titles}, with all that is inside. Authors of this site can insert them on any page; changing them there does not change the section.':
    'Copies de {titles}, avec tout leur contenu. Les auteurs de ce site peuvent les insérer sur n’importe quelle page ; les modifier à cet endroit ne modifie pas la section.',
  Sections: 'Sections',
  'Manage sections': 'Gérer les sections',
  'Rename {title}': 'Renommer {title}',
  'Renamed to “{title}”.': 'Renommé en « {title} ».',
  'Delete “{title}”? Pages keep what was inserted from it.':
    'Supprimer « {title} » ? Les pages conservent ce qui en a été inséré.',
  'Delete {title}': 'Supprimer {title}',
  'There are no sections yet. Select components on the page and save them as one.':
    'Il n’y a pas encore de section. Sélectionnez des composants sur la page et enregistrez-les comme section.',
  'You may insert these sections. Ask an administrator for the right to change them.':
    'Vous pouvez insérer ces sections. Demandez à un administrateur le droit de les modifier.',
  '“{title}” was not inserted: {message}': '« {title} » n’a pas été inséré : {message}',
  'Insert “{title}”': 'Insérer « {title} »',
  '1 section has components that {container} does not take.':
    '1 section contient des composants que {container} n’accepte pas.',
  '{refused} sections have components that {container} does not take.':
    '{refused} sections contiennent des composants que {container} n’accepte pas.',
  'The page has changes that are not saved yet, since the server does not answer. Try again then.':
    'La page comporte des modifications non encore enregistrées, car le serveur ne répond pas. Réessayez ensuite.',
  'Delete {titleOfAll}': 'Supprimer {titleOfAll}',
  'Select one component to move it by keyboard.':
    'Sélectionnez un seul composant pour le déplacer au clavier.',
  'It is already the last one here.': 'C’est déjà le dernier ici.',
  'It is already the first one here.': 'C’est déjà le premier ici.',
  'Move {title}': 'Déplacer {title}',
  'Insert {name}': 'Insérer {name}',
  'Select components of one container to save them as a section.':
    'Sélectionnez des composants d’un même conteneur pour les enregistrer comme section.',
  Paste: 'Coller',
  '{titleOfAll} copied. Paste it where it should go.': '{titleOfAll} : copié. Collez à l’endroit voulu.',
  '{titleOfAll} cut. Paste it where it should go.': '{titleOfAll} : coupé. Collez à l’endroit voulu.',
  'There is nothing to paste. Copy or cut a component first.':
    'Il n’y a rien à coller. Copiez ou coupez d’abord un composant.',
  'Select where to paste first.': 'Sélectionnez d’abord l’endroit où coller.',
  'Paste {what}': 'Coller {what}',
  'Move {what}': 'Déplacer {what}',
  'Nothing was changed: could not find out which components are allowed here. {message}':
    'Rien n’a été modifié : impossible de déterminer les composants autorisés ici. {message}',
  '{count} components': '{count} composants',
  '{label}: done.': '{label} : terminé.',
  'Nothing is selected. Select a component on the page first.':
    'Rien n’est sélectionné. Sélectionnez d’abord un composant sur la page.',
  'This container belongs to the template. Only its contents can be changed.':
    'Ce conteneur appartient au modèle. Seul son contenu peut être modifié.',
  'Change it on “{title}”, which this page follows.': 'Modifiez-le sur « {title} », que cette page suit.',
  'It comes from a page that you may not see.': 'Cela provient d’une page que vous ne pouvez pas voir.',
  'This is inherited.': 'Cet élément est hérité.',
  'This setting is inherited.': 'Ce paramètre est hérité.',
  'The position of this component is inherited.': 'La position de ce composant est héritée.',
  'The contents of this container are inherited.': 'Le contenu de ce conteneur est hérité.',
  '{container} takes no components. Choose another place.':
    '{container} n’accepte pas de composants. Choisissez un autre emplacement.',
  '{container} does not take {title}. It takes {list}.':
    '{container} n’accepte pas {title}. Composants acceptés : {list}.',
  'A component cannot be put inside itself.':
    'Un composant ne peut pas être placé à l’intérieur de lui-même.',
  'The template fixes the position of this container. Move its contents instead.':
    'Le modèle fixe la position de ce conteneur. Déplacez plutôt son contenu.',
  'Content of the page': 'Contenu de la page',
  '{title}: empty': '{title} : vide',
  '{title}: drag components here': '{title} : faites glisser des composants ici',
  'Select a component on the page, or Tab into it.':
    'Sélectionnez un composant sur la page ou accédez-y avec la touche Tab.',
  'Containers around the selection': 'Conteneurs englobant la sélection',
  'Loading components': 'Chargement des composants',
  'The server did not return the components allowed here.':
    'Le serveur n’a pas renvoyé les composants autorisés ici.',
  'Insert component': 'Insérer un composant',
  'Components that {container} takes': 'Composants acceptés par {container}',
  Found: 'Résultats',
  Other: 'Autres',
  'Panels ({panels})': 'Panneaux ({panels})',
  Panels: 'Panneaux',
  'There is no {word} yet. Add the first one.': 'Aucun élément ({word}) pour l’instant. Ajoutez le premier.',
  'Add {word}': 'Ajouter : {word}',
  'Rename “{title}”': 'Renommer « {title} »',
  'Move “{title}”': 'Déplacer « {title} »',
  'Delete “{title}”': 'Supprimer « {title} »',
  'Move {title} up': 'Déplacer {title} vers le haut',
  'Move {title} down': 'Déplacer {title} vers le bas',
  'Edit text (F2)': 'Modifier le texte (F2)',
  'Configure (Enter)': 'Configurer (Entrée)',
  'Edit the fragment': 'Modifier le fragment',
  'Copy (Ctrl+C)': 'Copier (Ctrl+C)',
  'Cut (Ctrl+X)': 'Couper (Ctrl+X)',
  'Paste (Ctrl+V)': 'Coller (Ctrl+V)',
  'Duplicate (Ctrl+D)': 'Dupliquer (Ctrl+D)',
  'Save as section (S)': 'Enregistrer comme section (S)',
  'Delete (Del)': 'Supprimer (Suppr)',
  'Insert component (Insert)': 'Insérer un composant (Inser)',
  'Comment (C)': 'Commenter (C)',
  'Select parent (Esc)': 'Sélectionner le parent (Échap)',
  '{name}: actions': '{name} : actions',
  Tab: 'Onglet',
  Section: 'Section',
  Slide: 'Diapositive',
  'This component has no text to edit in place. Press Enter to configure it.':
    'Ce composant n’a pas de texte à modifier sur place. Appuyez sur Entrée pour le configurer.',
  'This component has no text to edit in place.': 'Ce composant n’a pas de texte à modifier sur place.',
  'This container holds the whole page. Its settings are in its policy.':
    'Ce conteneur contient la page entière. Ses paramètres se trouvent dans sa politique.',
  '{title} has no settings. It can be moved and deleted.':
    '{title} n’a pas de paramètres. Il est possible de le déplacer et de le supprimer.',
  'Open to authors': 'Ouvrir aux auteurs',
  'Open {title} to authors': 'Ouvrir {title} aux auteurs',
  'Lock for authors': 'Verrouiller pour les auteurs',
  'Lock {title} for authors': 'Verrouiller {title} pour les auteurs',
  'Policy…': 'Politique…',
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
