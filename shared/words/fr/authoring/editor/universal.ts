import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  'Universal Editor': 'Universal Editor',
  '{title} | Universal Editor': '{title} | Universal Editor',
  'The Universal Editor needs JavaScript. Allow it for this address, and load the page again.':
    'L’Universal Editor a besoin de JavaScript. Autorisez-le pour cette adresse, puis rechargez la page.',
  'Open in the Universal Editor': 'Ouvrir dans l’Universal Editor',
  'Shows a page that has the attributes of the Universal Editor, and lets you edit its content, which is stored here.':
    'Affiche une page qui porte les attributs de l’Universal Editor, et permet d’en modifier le contenu, enregistré ici.',
  'Address of the page': 'Adresse de la page',
  'A page of this site, such as /content/mysite/en': 'Une page de ce site, par exemple /content/mysite/fr',
  'A page of this site, such as /content/mysite/en, or one of {origins}':
    'Une page de ce site, par exemple /content/mysite/fr, ou de {origins}',
  'Open another page': 'Ouvrir une autre page',
  '“{text}” is not an address.': '« {text} » n’est pas une adresse.',
  '{text} is not a page of this site; its pages begin with /content/.':
    '{text} n’est pas une page de ce site ; ses pages commencent par /content/.',
  'Pages of {origin} may not be opened here. The operator of this server can allow it by UNIVERSAL_EDITOR_ORIGINS.':
    'Les pages de {origin} ne peuvent pas être ouvertes ici. L’exploitant de ce serveur peut l’autoriser par UNIVERSAL_EDITOR_ORIGINS.',
  'The page does not answer the editor': 'La page ne répond pas à l’éditeur',
  'Its application has to load the script of the Universal Editor, and has to let {origin} frame it (frame-ancestors in its Content-Security-Policy). Sign in there if it asks for it.':
    'Son application doit charger le script de l’Universal Editor et autoriser {origin} à l’encadrer (frame-ancestors dans sa Content-Security-Policy). Connectez-vous-y si elle le demande.',
  'Perhaps it was deleted or moved, or you may not read it. Open it by itself to see.':
    'Elle a peut-être été supprimée ou déplacée, ou vous ne pouvez pas la lire. Ouvrez-la seule pour le voir.',
  'Open the page by itself': 'Ouvrir la page seule',
  'Selected component': 'Composant sélectionné',
  'Add {title}': 'Ajouter {title}',
  'Add to {container}': 'Ajouter à {container}',
  'Duplicate {title}': 'Dupliquer {title}',
  'Done: {label}': 'Fait : {label}',
  'No component is called “{search}”.': 'Aucun composant ne s’appelle « {search} ».',
  'Picture or file': 'Image ou fichier',
  'Reference': 'Référence',
  '{label}: alternative text': '{label} : texte de remplacement',
  'It is stored in another system ({resource}). Only content of this author can be edited here.':
    'Il est enregistré dans un autre système ({resource}). Seul le contenu de ce serveur d’auteurs peut être modifié ici.',
  'The page does not define the model “{model}”, so its fields are not known.':
    'La page ne définit pas le modèle « {model} » ; ses champs sont donc inconnus.',
  'Not shown here: {fields}. They stay as they are.': 'Non affichés ici : {fields}. Ils restent tels quels.',
  'Visitors will see these pages, with what they need, as they are now:':
    'Les visiteurs verront ces pages, avec ce dont elles ont besoin, dans leur état actuel :',
  'Not published: {message}': 'Non publié : {message}',
  '{n} pages are published. Visitors see them now.': {
    one: 'Publié. Les visiteurs le voient maintenant.',
    other: '{n} pages sont publiées. Les visiteurs les voient maintenant.',
  },
  '{n} pages and fragments are published. Visitors see them now.': {
    one: 'Publié. Les visiteurs le voient maintenant.',
    other: '{n} pages et fragments sont publiés. Les visiteurs les voient maintenant.',
  },
  'It cannot be seen now: it is in a part of the page that is closed, or hidden at this width.':
    'Il n’est pas visible pour l’instant : il se trouve dans une partie fermée de la page ou est masqué à cette largeur.',
  'The page shows nothing of it now. Its properties stay here until you select another component.':
    'La page n’en montre rien pour le moment. Ses propriétés restent ici jusqu’à ce que vous sélectionniez un autre composant.',
};
