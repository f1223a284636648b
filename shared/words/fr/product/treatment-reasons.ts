import type * as English from '../../en/product/treatment-reasons';

export const treatmentReasons: typeof English.treatmentReasons = {
  leakChecks: {
    title: 'Sous le seuil des contrôles',
    text: (of) =>
      `${of.charge} de ${of.refrigerant} équivalent à ${of.carbon} de CO₂ ; l’Union européenne impose des contrôles d’étanchéité réguliers à partir de ${of.limit}.`,
  },
  dryPipes: {
    title: 'Des conduites sèches',
    text: (of) =>
      `En aval, l’eau ne se condense pas tant qu’aucun tuyau n’est plus froid que ${of.dewPoint}.`,
  },
  hotDay: {
    title: 'De la marge par forte chaleur',
    text: (of) =>
      `Prévu pour de l’air à ${of.rated}, il l’accepte jusqu’à ${of.most} : il travaille même derrière un refroidisseur trop chaud.`,
  },
  yearlyService: {
    title: 'Un entretien par an',
    text: (of) => `Il est à faire après ${of.hours} : en marche continue, tous les ${of.months}.`,
  },
  probe: {
    title: 'Évacue l’eau, pas l’air',
    text: 'Une sonde détecte l’eau : le purgeur s’ouvre pour elle et se ferme avant que l’air ne s’échappe.',
  },
  waterClass: {
    title: 'Une classe pour l’instrumentation',
    text: (of) =>
      `Un point de rosée sous pression de ${of.dewPoint} correspond à la classe ${of.grade} pour l’eau selon ISO 8573-1, celle qu’exigent instruments et poudres.`,
  },
  noRefrigerant: {
    title: 'Sec sans fluide frigorigène',
    text: 'Des billes de dessiccant captent l’eau : ni fluide, ni groupe froid, ni frigoriste certifié.',
  },
  littleCurrent: {
    title: 'Presque pas d’électricité',
    text: (of) => `Seules les vannes et l’électronique consomment : ${of.current} sous ${of.voltage}.`,
  },
  dirtAndOil: {
    title: 'Une propreté chiffrée',
    text: (of) =>
      `En aval, l’air est de classe ${of.dirt} pour les particules et ${of.oil} pour l’huile, selon ISO 8573-1.`,
  },
  oilClass: {
    title: 'La meilleure classe d’huile',
    text: (of) => `En aval, l’air est de classe ${of.oil} pour l’huile, selon ISO 8573-1.`,
  },
  gauge: {
    title: 'Signale quand le changer',
    text: 'Un manomètre différentiel sur la tête montre le colmatage : l’élément se change à temps, et pas trop tôt.',
  },
  bowl: {
    title: 'Ne s’ouvre que sans pression',
    text: 'La cuve se tourne à la main une fois l’air évacué. Si elle résiste, elle est encore sous pression.',
  },
  warmAir: {
    title: 'Accepte l’air chaud',
    text: (of) => `L’air peut entrer jusqu’à ${of.most}, tel qu’il sort d’un refroidisseur en été.`,
  },
  inThePipe: {
    title: 'Sans support à poser',
    text: (of) => `${of.weight} seulement : la conduite les porte seule.`,
  },
  anyNet: {
    title: 'Un modèle pour tout réseau',
    text: (of) => `Construit pour ${of.pressure}, il sert aussi derrière des machines à ${of.high}.`,
  },
  frostToHeat: {
    title: 'Du gel à la chaleur',
    text: (of) =>
      `Il travaille de ${of.least} à ${of.most} : près du portail en hiver, derrière le refroidisseur en été.`,
  },
  firstWater: {
    title: 'La première eau s’arrête ici',
    text: 'L’air refroidit contre la paroi : l’eau qui s’y condense n’atteint plus ni sécheur ni filtres.',
  },
  coldWall: {
    title: 'Supporte le froid',
    text: (of) => `Sa paroi admet de ${of.least} à ${of.most} : nul besoin d’un local chauffé.`,
  },
  pressureRoom: {
    title: 'Au-dessus de la pression d’arrêt',
    text: (of) =>
      `Construit pour ${of.pressure}, il dépasse les ${of.cutOut} auxquels s’arrêtent la plupart des compresseurs.`,
  },
  smooth: {
    title: 'Amortit les à-coups',
    text: (of) =>
      `Les pistons débitent par à-coups : dans ${of.volume}, la pression s’égalise avant de secouer tuyaux et manomètres.`,
  },
  noPump: {
    title: 'Fonctionne sans courant',
    text: 'Les condensats le traversent par leur propre poids : ni pompe, ni prise, rien qui commute.',
  },
  bags: {
    title: 'Un an en deux équipes',
    text: (of) => `Un jeu de sacs dure ${of.hours} de marche : ${of.months} en deux équipes.`,
  },
  corner: {
    title: 'Se loge près de la machine',
    text: (of) => `Il prend ${of.length} × ${of.width} au sol et mesure ${of.height} de haut.`,
  },
};
