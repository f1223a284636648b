import type { AuthorWords } from '../../../authoring/language/spoken';

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
  'Name the asset in the address, or send a form with name and file':
    'Nommez la ressource dans l’adresse, ou envoyez un formulaire avec un nom et un fichier',
  'There is no file in the form; send it as "file"':
    'Il n’y a pas de fichier dans le formulaire ; envoyez-le sous le nom "file"',
  'With JSON this creates folders: {"class": "assetFolder", "properties": {"title": "…"}}':
    'Avec JSON, cela crée des dossiers : {"class": "assetFolder", "properties": {"title": "…"}}',
  '{name} exists already in {parent}': '{name} existe déjà dans {parent}',
  'There is no asset at {path}': 'Il n’y a pas de ressource à l’adresse {path}',
  'There is no asset or folder at {path}': 'Il n’y a ni ressource ni dossier à l’adresse {path}',
  'There is no asset or folder at {from}': 'Il n’y a ni ressource ni dossier à l’adresse {from}',
  '{name} exists already in {parent}; choose another name':
    '{name} existe déjà dans {parent} ; choisissez un autre nom',
  'The header X-Destination is missing; send the new address':
    'L’en-tête X-Destination est absent ; envoyez la nouvelle adresse',
  'This failed': 'Échec de l’opération',
  'This part has not arrived': 'Cette partie n’est pas arrivée',
  'Parts are numbered from 0 to 999': 'Les parties sont numérotées de 0 à 999',
  'This server stores no files; upload them to another':
    'Ce serveur ne stocke pas de fichiers ; chargez-les sur un autre',
  'Send fileName and fileSize (bytes) for each file':
    'Envoyez fileName et fileSize (octets) pour chaque fichier',
  '{names} is larger than {floor} MB, the most that an asset can have':
    '{names} dépasse {floor} Mo, la taille maximale d’une ressource',
  'This upload began in another folder; complete it there, not in {folder}':
    'Ce chargement a commencé dans un autre dossier ; terminez-le là, pas dans {folder}',
  '{fileName} leaves no name for the asset; use letters or digits':
    '{fileName} ne laisse aucun nom pour la ressource ; utilisez des lettres ou des chiffres',
  'A drawing may nest {MAX_DEPTH} elements at most':
    'Un dessin peut imbriquer {MAX_DEPTH} éléments au maximum',
  'This is not a complete SVG drawing': 'Ce n’est pas un dessin SVG complet',
  '{name} is empty; upload the file itself': '{name} est vide ; chargez le fichier lui-même',
  '{name} is of no type that assets can have; upload one of {ASSET_EXTENSIONS}':
    '{name} n’est d’aucun type admis pour les ressources ; chargez l’un de ces types : {ASSET_EXTENSIONS}',
  '{name} is a drawing of {megabytes} MB; make it smaller than {megabytes2} MB':
    '{name} est un dessin de {megabytes} Mo ; réduisez-le à moins de {megabytes2} Mo',
  '{name} is damaged: {message}. Save the picture again and upload it':
    '{name} est endommagé : {message}. Enregistrez à nouveau l’image et chargez-la',
  '{name} could not be scanned for viruses: {message}. Try again later':
    'L’analyse antivirus de {name} a échoué : {message}. Réessayez plus tard',
  '{name} was refused by the virus scanner: {found}': '{name} a été refusé par l’antivirus : {found}',
  '{name} is there already: {duplicates}': '{name} existe déjà : {duplicates}',
  '{name} exists already in {parent}; replace it, or choose another name':
    '{name} existe déjà dans {parent} ; remplacez-le ou choisissez un autre nom',
  '{path} is not below {DAM_ROOT}, where assets are':
    '{path} ne se trouve pas sous {DAM_ROOT}, où sont les ressources',
  'There is no folder at {path}; create {name} first':
    'Il n’y a pas de dossier à l’adresse {path} ; créez d’abord {name}',
  'There is no such upload any more; begin again': 'Ce chargement n’existe plus ; recommencez',
  '{name} is being stored already': '{name} est déjà en cours de stockage',
  'The connection broke before all bytes had arrived; send them again':
    'La connexion a été interrompue avant l’arrivée de tous les octets ; renvoyez-les',
  'There are more than the {most} bytes that can be accepted':
    'Le nombre d’octets dépasse le maximum accepté de {most}',
  'There is no model with the id {modelId}; see {MODELS}':
    'Il n’y a pas de modèle d’identifiant {modelId} ; voir {MODELS}',
  'The model “{title}” is not enabled; enable it first, or choose another one':
    'Le modèle « {title} » n’est pas activé ; activez-le d’abord ou choisissez-en un autre',
  '{name} is not a valid name': '{name} n’est pas un nom valide',
  '{name} exists already in {parentPath}': '{name} existe déjà dans {parentPath}',
  'There is no configuration at {site}; send /conf/ and the name of a site':
    'Il n’y a pas de configuration à l’adresse {site} ; envoyez /conf/ et le nom d’un site',
  '“{name}” cannot be the name of a model. {fault}':
    '« {name} » ne peut pas être le nom d’un modèle. {fault}',
  'Another model is called {name} here; choose another name':
    'Un autre modèle s’appelle {name} ici ; choisissez un autre nom',
  'Fragments that you may not read may use this model; only those who may read all content can delete it':
    'Des fragments que vous ne pouvez pas lire utilisent peut-être ce modèle ; seules les personnes autorisées à lire tout le contenu peuvent le supprimer',
  '{n} fragments use {name}; delete them first, or disable the model': {
    one: '{n} fragment utilise {name} ; supprimez-le d’abord ou désactivez le modèle',
    other: '{n} fragments utilisent {name} ; supprimez-les d’abord ou désactivez le modèle',
  },
  'There is no model with the id {id}; GET /adobe/sites/cf/models lists them':
    'Il n’y a pas de modèle d’identifiant {id} ; GET /adobe/sites/cf/models les répertorie',
  'The header If-Match is missing; send the ETag of the model that was read':
    'L’en-tête If-Match est absent ; envoyez l’ETag du modèle lu',
  '“{label}” is of the type {type}, which cannot change; add another field':
    '« {label} » est de type {type}, ce qui ne peut pas être modifié ; ajoutez un autre champ',
  'Field “{label}”, {fault}: {fault2}': 'Champ « {label} », {fault} : {fault2}',
  'Fragments that you may not read may hold values of “{label}”; its property and whether it has several values can be changed by those who may read all content':
    'Des fragments que vous ne pouvez pas lire contiennent peut-être des valeurs de « {label} » ; seules les personnes autorisées à lire tout le contenu peuvent modifier sa propriété et le fait qu’il accepte plusieurs valeurs',
  '{n} fragments hold a value of “{label}” under {name}; add another field instead': {
    one: '{n} fragment contient une valeur de « {label} » sous {name} ; ajoutez plutôt un autre champ',
    other: '{n} fragments contiennent une valeur de « {label} » sous {name} ; ajoutez plutôt un autre champ',
  },
  'The model no longer has the field “{label}”; read it again':
    'Le modèle n’a plus le champ « {label} » ; relisez-le',
  'Something went wrong on the server': 'Une erreur s’est produite sur le serveur',
  'Not found': 'Introuvable',
  Home: 'Accueil',
  'There is nothing at this address': 'Il n’y a rien à cette adresse',
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
  'There is no replacement {id} any more: only the latest {KEPT} are kept':
    'Le remplacement {id} n’existe plus : seuls les {KEPT} derniers sont conservés',
  '{path} was moved or deleted while the site was searched; search again':
    '{path} a été déplacé ou supprimé pendant la recherche dans le site ; relancez la recherche',
  'You may read this, but not change it.': 'Vous pouvez le lire, mais pas le modifier.',
  '{owner} has locked it.': '{owner} l’a verrouillé.',
  'It follows the wording of another variation.': 'Il suit le texte d’une autre variation.',
  'Inherited from {follows}; change it there.': 'Hérité de {follows} ; modifiez-le là-bas.',
  'Inherited from another page; change it there.': 'Hérité d’une autre page ; modifiez-le là-bas.',
  'It was changed after the search; search again.':
    'Le texte a été modifié après la recherche ; relancez la recherche.',
  'Before “{text}” was replaced by “{replacement}”':
    'Avant le remplacement de « {text} » par « {replacement} »',
  'Replacement {id} is another one, or was taken back; send no id':
    'Le remplacement {id} en est un autre ou a été annulé ; n’envoyez pas d’identifiant',
  'It is not there any more.': 'Il n’est plus là.',
  'Replacement {id} was taken back already': 'Le remplacement {id} a déjà été annulé',
  'Its text was edited since.': 'Son texte a été modifié depuis.',
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
  'You may not make pages in this language.': 'Vous ne pouvez pas créer de pages dans cette langue.',
  '{page} is in {language}, but the file says srcLang="{srcLang}"':
    '{page} est en {language}, mais le fichier indique srcLang="{srcLang}"',
  'There is no page at {copy} yet; make the language copy, then import the file again':
    'Il n’y a pas encore de page à l’adresse {copy} ; créez la copie de langue, puis importez de nouveau le fichier',
  'The copy lacks this component; update the language copy, then import the file again.':
    'Ce composant manque dans la copie ; mettez à jour la copie de langue, puis importez de nouveau le fichier.',
  'Before the translation from {language}': 'Avant la traduction depuis : {language}',
  'The source has no such text any more, so its translation is left out.':
    'La source n’a plus ce texte ; sa traduction est donc omise.',
  'The source was changed after the export; the translation was imported and is marked as stale.':
    'La source a été modifiée après l’export ; la traduction a été importée et est marquée comme obsolète.',
  'The markup of the source was changed after the export; export the page again to translate this text.':
    'Le balisage de la source a été modifié après l’export ; exportez de nouveau la page pour traduire ce texte.',
  'The target is empty; translate it, or set state="initial".':
    'La cible est vide ; traduisez-la ou définissez state="initial".',
  '{path} is in no language of a site; choose a page below a language root':
    '{path} ne se trouve dans aucune langue d’un site ; choisissez une page sous une racine de langue',
  'The site of {path} has no language “{language}” to translate it to; it has {known}':
    'Le site de {path} n’a pas de langue « {language} » vers laquelle traduire ; langues disponibles : {known}',
  'The page {path} has no content': 'La page {path} n’a pas de contenu',
  'There is no page at {above}; make the language copy of {parent} first':
    'Il n’y a pas de page à l’adresse {above} ; créez d’abord la copie de langue de {parent}',
  'There is no page at {copy}; make the language copy first':
    'Il n’y a pas de page à l’adresse {copy} ; créez d’abord la copie de langue',
  'These are {pages} pages; export at most {MOST_PAGES} at once, a part of the tree':
    'Cela représente {pages} pages ; exportez-en au maximum {MOST_PAGES} à la fois, une partie de l’arborescence',
  'Parameter {name} is missing; send {what}': 'Le paramètre {name} est absent ; envoyez {what}',
  'A file can have at most {value} MB; export fewer pages':
    'Un fichier peut avoir au maximum {value} Mo ; exportez moins de pages',
  'The file is not in UTF-8; save it in that encoding':
    'Le fichier n’est pas en UTF-8 ; enregistrez-le dans cet encodage',
  '{copy} has no text {id}; add what the copy lacks, then write it':
    '{copy} n’a pas de texte {id} ; ajoutez ce qui manque dans la copie, puis rédigez-le',
  'Somebody has changed this text meanwhile; look at it, then save yours again':
    'Une autre personne a modifié ce texte entre-temps ; consultez-le, puis enregistrez de nouveau le vôtre',
  'The text is empty; write the translation, or remove it on the page':
    'Le texte est vide ; rédigez la traduction ou supprimez-le sur la page',
  'Move “{part}” into one of the codes inside code {id}, {start}.':
    'Déplacez « {part} » dans l’un des codes à l’intérieur du code {id}, {start}.',
  'Code {id} is not in the source; remove it from the target.':
    'Le code {id} n’est pas dans la source ; supprimez-le de la cible.',
  'Code {id}, {start}, is there twice; remove one.':
    'Le code {id}, {start}, figure deux fois ; supprimez-en un.',
  'Code {id} must be a <ph>.': 'Le code {id} doit être un <ph>.',
  'Code {id} must be a <pc>.': 'Le code {id} doit être un <pc>.',
  'Code {id}, {start}, belongs inside code {id2}, {start2}.':
    'Le code {id}, {start}, doit être à l’intérieur du code {id2}, {start2}.',
  'Code {id}, {start}, belongs outside the other codes.':
    'Le code {id}, {start}, doit être à l’extérieur des autres codes.',
  'Code {id}, {start}, is missing in the target; insert it.':
    'Le code {id}, {start}, manque dans la cible ; insérez-le.',
  'Parameter path is missing; send the path of a page':
    'Le paramètre path est absent ; envoyez le chemin d’une page',
};
