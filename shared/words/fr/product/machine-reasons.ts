import type * as English from '../../en/product/machine-reasons';

export const machineReasons: typeof English.machineReasons = {
  steady: {
    title: 'Une pression, sans écart',
    text: (of) =>
      `La vitesse garde la pression constante ; entre charge et vide, il faudrait un écart de ${of.band}, soit environ ${of.power} de plus.`,
  },
  softStart: {
    title: 'Sans pointe de courant',
    text: (of) =>
      `Il démarre sans dépasser son courant nominal de ${of.current} : il peut s’arrêter dès que personne ne demande d’air.`,
  },
  oneAxis: {
    title: 'Moteur et vis sur un axe',
    text: (of) =>
      `Aucune courroie ne glisse, ne s’use ni ne se retend sur le chemin de ses ${of.power} vers les rotors.`,
  },
  oneShaft: {
    title: 'Pompe sur l’arbre du moteur',
    text: 'La pompe est montée sur l’arbre du moteur : aucune courroie à tendre, à protéger ni à remplacer.',
  },
  pulleys: {
    title: 'La pression par poulies',
    text: (of) =>
      `Une courroie fixe la vitesse de la vis : si ${of.pressure} ne conviennent plus, un revendeur change le rapport en deux heures.`,
  },
  slowPump: {
    title: 'Pompe lente, culasses fraîches',
    text: 'Grâce à la courroie, la pompe tourne moins vite que le moteur : les culasses chauffent moins, les clapets durent plus longtemps.',
  },
  twoStages: {
    title: 'Refroidi entre deux étages',
    text: (of) =>
      `L’air qui refroidit avant le second cylindre demande moins de travail : ${of.power} à ${of.pressure}.`,
  },
  twoSteps: {
    title: 'La haute pression en deux temps',
    text: (of) => `Le second cylindre reprend un air refroidi : ${of.pressure} sans clapets brûlants.`,
  },
  staggered: {
    title: 'Démarrage par moitiés',
    text: (of) =>
      `Ses moteurs démarrent l’un après l’autre : le réseau lance ${of.half}, et non ${of.power} d’un coup.`,
  },
  localPressure: {
    title: 'La haute pression où il faut',
    text: (of) =>
      `Seule la machine qui en a besoin reçoit la haute pression ; les autres restent à ${of.inlet}, et à ce coût.`,
  },
  dryCylinders: {
    title: 'Cylindres sans huile',
    text: 'Ses pistons tournent à sec sur des segments en PTFE : ni l’air ni les condensats ne prennent d’huile.',
  },
  noOilChange: {
    title: 'Pas de vidange',
    text: (of) =>
      `Segments et joints se changent après ${of.hours} ; d’ici là, il n’y a qu’un filtre à nettoyer.`,
  },
  likeTalk: {
    title: 'Pas plus fort qu’une voix',
    text: (of) =>
      `${of.level} à ${of.distance} ne dépassent pas les ${of.talk} d’une conversation : on peut travailler à côté.`,
  },
  noMuffs: {
    title: 'Sans casque antibruit',
    text: (of) =>
      `${of.level} à ${of.distance} restent sous les ${of.limit} à partir desquels on protège ses oreilles.`,
  },
  usedHeat: {
    title: 'De la chaleur à reprendre',
    text: (of) =>
      `Avec un échangeur sur le circuit d’huile, il rend jusqu’à ${of.power} en eau à ${of.water} ; une gaine mène l’air chaud au hall voisin.`,
  },
  continuous: {
    title: 'Tourne jour et nuit',
    text: (of) =>
      `L’huile évacue la chaleur pendant qu’il débite : ${of.share} de facteur de marche, en été aussi.`,
  },
  serviceSide: {
    title: 'Entretien par l’avant',
    text: (of) =>
      `Filtres et séparateur s’atteignent par l’avant : ${of.distance} devant la machine suffisent à l’entretien.`,
  },
  oneFrame: {
    title: 'Un châssis, un raccord',
    text: (of) => `Machine et cuve tiennent sur ${of.length} × ${of.width}, tuyauterie posée et éprouvée.`,
  },
  dryFrame: {
    title: 'Sécheur sur le même châssis',
    text: (of) =>
      `Machine, sécheur et cuve tiennent sur ${of.length} × ${of.width}, tuyauterie posée et éprouvée.`,
  },
  roomDoor: {
    title: 'Passe les portes intérieures',
    text: (of) =>
      `Sur roues, une personne déplace ses ${of.weight}, et ${of.width} de large passent une porte d’appartement.`,
  },
  loaded: {
    title: 'Se charge à deux',
    text: (of) => `Avec ${of.weight}, deux personnes le mettent dans le fourgon : ni rampe ni treuil.`,
  },
  carried: {
    title: 'Une personne le porte',
    text: (of) => `Il pèse ${of.weight} et tient sur ${of.length} × ${of.width}, comme une caisse à outils.`,
  },
  palletTruck: {
    title: 'Passe la porte',
    text: (of) =>
      `${of.width} de large, ${of.height} de haut : ses ${of.weight} passent une porte de ${of.door} au transpalette, sans ouvrir de mur.`,
  },
  upright: {
    title: 'Debout, peu de place au sol',
    text: (of) => `La cuve est verticale : machine et ${of.volume} prennent ${of.length} × ${of.width}.`,
  },
  wallSocket: {
    title: 'Une prise murale suffit',
    text: (of) =>
      `${of.current} sur une phase de ${of.voltage} l’entraînent ; pas de ligne triphasée à tirer.`,
  },
  delivered: {
    title: 'Annoncé : ce qui sort',
    text: (of) =>
      `Ses pistons balaient ${of.swept}, ce qu’indiquent certaines plaques ; nos ${of.delivered} sortent vraiment.`,
  },
  quickService: {
    title: 'Entretenu en dix minutes',
    text: (of) =>
      `Huile et filtre à air se changent après ${of.hours} ou un an : une clé suffit, sans passer par l’atelier.`,
  },
  standingService: {
    title: 'Entretenu sur place',
    text: (of) =>
      `Huile et filtre à air se changent après ${of.hours} ou un an : une demi-heure, sans rien déplacer.`,
  },
  oneStage: {
    title: 'Un étage suffit',
    text: (of) =>
      `De ${of.inlet} à ${of.pressure}, le rapport est de ${of.ratio} : un étage y suffit, avec moitié moins de clapets que deux.`,
  },
  idles: {
    title: 'Ralenti quand la cuve est pleine',
    text: (of) => `À ${of.pressure}, le moteur passe seul au ralenti et reprend dès qu’on tire de l’air.`,
  },
  ownEngine: {
    title: 'Ni câble ni groupe électrogène',
    text: 'Son propre moteur l’entraîne : il travaille là où il n’y a ni prise ni groupe électrogène.',
  },
};
