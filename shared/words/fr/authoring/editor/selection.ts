import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
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
  'The sections could not be loaded: {error}': 'Les sections n’ont pas pu être chargées : {error}',
  '“{title}” is deleted.': '« {title} » est supprimé.',
  'Delete “{title}”? Pages keep what was inserted from it.':
    'Supprimer « {title} » ? Les pages conservent ce qui en a été inséré.',
  'Delete {title}': 'Supprimer {title}',
  'There are no sections yet. Select components on the page and save them as one.':
    'Il n’y a pas encore de section. Sélectionnez des composants sur la page et enregistrez-les comme section.',
  'You may insert these sections. Ask an administrator for the right to change them.':
    'Vous pouvez insérer ces sections. Demandez à un administrateur le droit de les modifier.',
  '“{title}” was not inserted: {message}': '« {title} » n’a pas été inséré : {message}',
  '“{title}” was not inserted: somebody has deleted this section.':
    '« {title} » n’a pas été inséré : quelqu’un a supprimé cette section.',
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
  '{title}: now {position} of {count}.': '{title} : maintenant {position} sur {count}.',
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
};
