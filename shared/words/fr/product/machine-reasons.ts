import type * as English from '../../en/product/machine-reasons';

export const machineReasons: typeof English.machineReasons = {
  steady: {
    title: 'Une pression constante',
    text: (of) =>
      `La vitesse maintient la pression. En charge et à vide, il faudrait une bande de ${of.band} au-dessus, qui coûte environ ${of.power} de plus à plein débit.`,
  },
  softStart: {
    title: 'Sans pointe de courant',
    text: (of) =>
      `Il démarre sans dépasser son courant nominal de ${of.current} : il peut s’arrêter dès que personne ne demande d’air.`,
  },
  oneAxis: {
    title: 'Moteur et vis sur le même axe',
    text: (of) =>
      `Entre son moteur de ${of.power} et les rotors, il n’y a pas de courroie qui glisse, s’use ou soit à retendre.`,
  },
  oneShaft: {
    title: 'Pompe sur l’arbre du moteur',
    text: 'La pompe est montée sur l’arbre du moteur : aucune courroie à tendre, à protéger ni à remplacer.',
  },
  pulleys: {
    title: 'La poulie fixe la pression',
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
    title: 'La haute pression en deux étages',
    text: (of) => `Le second cylindre reprend un air refroidi : ${of.pressure} sans clapets brûlants.`,
  },
  staggered: {
    title: 'Démarrage échelonné',
    text: (of) =>
      `Ses moteurs démarrent l’un après l’autre : le réseau n’a que ${of.half} à lancer, et non ${of.power} d’un coup.`,
  },
  localPressure: {
    title: 'La haute pression où il faut',
    text: (of) =>
      `Seule la machine qui en a besoin reçoit la haute pression ; les autres restent à ${of.inlet}, et au coût de cette pression.`,
  },
  dryCylinders: {
    title: 'Cylindres sans huile',
    text: 'Ses pistons coulissent à sec sur des segments en PTFE : ni l’air ni les condensats ne se chargent d’huile.',
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
    title: 'Sans protection auditive',
    text: (of) =>
      `${of.level} à ${of.distance} restent sous les ${of.limit} à partir desquels il faut se protéger les oreilles.`,
  },
  usedHeat: {
    title: 'De la chaleur récupérable',
    text: (of) =>
      `Avec un échangeur sur le circuit d’huile, il fournit jusqu’à ${of.power} sous forme d’eau à ${of.water} ; une gaine conduit l’air chaud au hall voisin.`,
  },
  continuous: {
    title: 'Tourne jour et nuit',
    text: (of) => `L’huile évacue la chaleur en continu : un facteur de marche de ${of.share}, même en été.`,
  },
  serviceSide: {
    title: 'Entretien par l’avant',
    text: (of) =>
      `Filtres et séparateur sont accessibles par l’avant : il suffit de ${of.distance} devant la machine pour l’entretien.`,
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
      `Sur ses roues, une seule personne le déplace malgré ses ${of.weight} ; large de ${of.width}, il passe une porte d’appartement.`,
  },
  loaded: {
    title: 'Se charge à deux',
    text: (of) => `Ses ${of.weight} se chargent à deux dans le fourgon : ni rampe ni treuil.`,
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
    title: 'Vertical, peu de place au sol',
    text: (of) =>
      `La cuve est verticale : la machine et ses ${of.volume} n’occupent que ${of.length} × ${of.width}.`,
  },
  wallSocket: {
    title: 'Une prise murale suffit',
    text: (of) => `Il prend ${of.current} sur une phase de ${of.voltage} : pas de ligne triphasée à tirer.`,
  },
  delivered: {
    title: 'Annoncé : ce qui sort vraiment',
    text: (of) =>
      `Ses pistons engendrent ${of.swept}, valeur qu’affichent certaines plaques ; les ${of.delivered} que nous annonçons sont ceux qui sortent.`,
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
      `De ${of.inlet} à ${of.pressure}, le rapport des pressions est de ${of.ratio} : un étage y suffit, avec moitié moins de clapets que deux.`,
  },
  idles: {
    title: 'Ralenti quand la cuve est pleine',
    text: (of) =>
      `À ${of.pressure}, le moteur passe seul au ralenti et reprend dès que l’on prélève de l’air.`,
  },
  ownEngine: {
    title: 'Ni câble ni groupe électrogène',
    text: 'Son propre moteur l’entraîne : il travaille là où il n’y a ni prise ni groupe électrogène.',
  },
};
