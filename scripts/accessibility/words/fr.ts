import type { StatementWords } from './Words';

export const fr: StatementWords = {
  title: 'Déclaration d’accessibilité',
  navTitle: 'Accessibilité',
  description:
    'Dans quelle mesure chacun peut utiliser ce site, comment nous le savons, et que faire si quelque chose ne fonctionne pas pour vous.',
  lead: 'Dans quelle mesure chacun peut utiliser ce site, comment nous le savons, et que faire si quelque chose ne fonctionne pas pour vous.',
  aim: 'Ce que nous respectons',
  standard:
    'Nous suivons la norme EN\u00a0301\u00a0549, celle de l’acte européen sur l’accessibilité (directive 2019/882), et donc les WCAG 2.2, niveaux A et AA.',
  standardAbroad: 'Nous suivons les WCAG 2.2, niveaux A et AA.',
  inPart:
    'Les programmes ne trouvent qu’une partie des défauts, et personne d’extérieur n’a audité ce site. Nous le disons donc partiellement conforme, même là où nos contrôles ne trouvent rien.',
  checked: 'Ce que nous contrôlons',
  caption: 'Contrôles et leurs résultats',
  columns: ['Contrôle', 'Examiné', 'Défauts'],
  checks: {
    axe: 'Règles d’axe pour les WCAG 2.2, niveaux A et AA, dans quatre largeurs de fenêtre',
    keyboard: 'Le clavier seul atteint chaque commande et n’est retenu nulle part',
    reflow: 'Zoom de 400\u00a0% et texte à 200\u00a0% : rien n’est coupé ni couvert',
    targets: 'Les liens et les boutons sont assez grands, ou assez espacés',
    forcedColours: 'Ce qui est choisi reste visible en couleurs forcées',
    html: 'HTML et styles sont valides selon le Nu HTML Checker',
    pdf: 'Les documents PDF sont conformes à PDF/UA-1 selon veraPDF',
  },
  pages: (count) => (count === '1' ? '1 page' : `${count} pages`),
  documents: (count) => (count === '1' ? '1 document' : `${count} documents`),
  none: 'aucun',
  not: 'Ce qui n’est pas conforme',
  failed: (check, count) => `${check}\u00a0: pas sur ${count}`,
  embedded:
    'Les vidéos et les cartes d’autres sites ne se chargent qu’avec votre accord. Nous ne pouvons pas les modifier et ne savons pas dans quelle mesure elles sont conformes.',
  photographs: 'Beaucoup de photos numérisées de l’histoire locale n’ont encore qu’une courte description.',
  unread: 'Aucune personne qui utilise chaque jour un lecteur d’écran n’a testé toutes les pages.',
  wrong: 'Si quelque chose ne fonctionne pas pour vous',
  tellUs: (contact, email) =>
    `Dites-le-nous sur notre <a href="${contact}">page de contact</a> ou écrivez à <a href="mailto:${email}">${email}</a>\u00a0: sur quelle page, ce qui s’est passé, avec quel navigateur et quelles aides. Nous répondons sous cinq jours ouvrés et vous envoyons ce qu’il vous faut sous une autre forme jusqu’à ce que le défaut soit corrigé.`,
  authorities:
    'Si notre réponse ne vous aide pas, vous pouvez vous plaindre\u00a0: en France au Défenseur des droits, en Allemagne à la Marktüberwachungsstelle der Länder für die Barrierefreiheit à Magdebourg, au Royaume-Uni à l’Equality Advisory and Support Service, en Espagne à l’Oficina de Atención a la Discapacidad.',
  about: 'À propos de cette déclaration',
  assessed: (day) =>
    `Nous avons évalué le site nous-mêmes le ${day}. Cette page est écrite à partir des résultats de nos programmes et renouvelée avec eux.`,
};
