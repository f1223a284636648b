import type * as English from '../../en/product/tool-reasons';

export const toolReasons: typeof English.toolReasons = {
  fineDirt: {
    title: 'Pas d’impuretés aux palettes',
    text: (of) => `Ce qui dépasse ${of.size} reste dans la cuve et n’atteint pas l’outil.`,
  },
  fullInlet: {
    title: 'Pleine pression à l’entrée',
    text: (of) =>
      `Le réseau peut apporter jusqu’à ${of.pressure} ; il n’en passe que ce qu’il faut à l’outil.`,
  },
  atTheOutlet: {
    title: 'Se place au point de prise',
    text: (of) => `${of.width} de large, ${of.height} de haut : la place qu’il y a juste avant le tuyau.`,
  },
  reserve: {
    title: 'De la pression en réserve',
    text: (of) => `Prévu pour ${of.most}, soit au moins ${of.times} fois les ${of.usual} d’un atelier.`,
  },
  outdoors: {
    title: 'Hiver comme été',
    text: (of) => `S’emploie de ${of.least} à ${of.most}, en atelier et sur chantier.`,
  },
  rolledUp: {
    title: 'S’emporte enroulé',
    text: (of) => `${of.length} pèsent ${of.weight} : une main les emporte.`,
  },
  wall: {
    title: 'Garde son passage ouvert',
    text: (of) => `Une paroi de ${of.wall} garde ronds les ${of.bore} du passage, même dans un coude.`,
  },
  lightEnd: {
    title: 'Léger au bout du tuyau',
    text: (of) => `Ses ${of.weight} n’entraînent au sol ni le tuyau ni l’outil.`,
  },
  asThePipe: {
    title: 'Solide comme le tube',
    text: (of) => `${of.pressure} sont admis, comme dans le tube : la boucle n’a pas de point faible.`,
  },
  usedAgain: {
    title: 'Se démonte et ressert',
    text: 'La jonction se démonte et ressert avec des joints toriques neufs quand une machine déménage.',
  },
  vacuum: {
    title: 'Tient aussi le vide',
    text: 'La même jonction est étanche vers l’intérieur : un système pour l’air comprimé et le vide.',
  },
  smallJoint: {
    title: 'Le tube en porte le poids',
    text: (of) => `${of.weight} tiennent entre deux colliers, sans collier de plus.`,
  },
  oneLength: {
    title: 'Une personne le lève',
    text: (of) => `Une longueur de ${of.length} pèse ${of.weight} : une personne la lève dans ses colliers.`,
  },
  noFlame: {
    title: 'Ni flamme ni filetage',
    text: 'Coupé, ébavuré, enfoncé dans le raccord : pas de permis de feu, pas de filière.',
  },
  toolBag: {
    title: 'Monte dans la sacoche',
    text: (of) => `${of.weight} pour ${of.length} de long : cela monte à la nacelle dans la sacoche.`,
  },
  noSocket: {
    title: 'Se passe de prise',
    text: 'Les tubes courent là où il n’y a pas de prise : on y travaille sans câble en travers de la nacelle.',
  },
  sameJoint: {
    title: 'Chaque jonction identique',
    text: 'Couper, ébavurer, marquer, enfoncer, serrer, éprouver : ce geste est le même à la première et à la dernière jonction.',
  },
  sparedWrist: {
    title: 'Ménage le poignet',
    text: (of) =>
      `Un mécanisme à marteaux fait tourner la vis avec ${of.torque} ; la main ne tient que les ${of.weight} de l’outil.`,
  },
  lightTool: {
    title: 'Peu de poids en main',
    text: (of) => `${of.weight} : ni batterie ni bobinage à tenir en l’air.`,
  },
  shortTool: {
    title: 'Va où le bras ne va pas',
    text: (of) =>
      `${of.length} d’un bout à l’autre : de quoi travailler dans un cadre ou un passage de roue.`,
  },
  stalls: {
    title: 'Cale sans dommage',
    text: 'En surcharge, l’outil s’arrête puis repart : l’air qui pousse les palettes les refroidit, et rien ne grille.',
  },
  ratedPressure: {
    title: 'Pleine puissance en atelier',
    text: (of) =>
      `Ses valeurs s’entendent à ${of.pressure} à l’entrée : il n’y a pas à régler le réseau plus haut.`,
  },
  softSpray: {
    title: 'Moins de brouillard',
    text: (of) => `Il pulvérise à ${of.pressure} : moins de peinture rebondit de la pièce vers le filtre.`,
  },
  noElectrics: {
    title: 'Rien d’électrique dans la brume',
    text: 'Seul l’air l’anime : ni câble ni moteur dans un brouillard de solvant.',
  },
  drizzle: {
    title: 'La bruine ne l’arrête pas',
    text: 'Rien n’y est électrique : bruine, rosée ou neige, le travail continue.',
  },
  shot: {
    title: 'Ni cartouche ni batterie',
    text: (of) => `Un tir prend ${of.air} d’air, et rien d’autre à acheter.`,
  },
  anyProfile: {
    title: 'Accepte tout embout',
    text: (of) => `Son entrée ${of.thread} reçoit l’embout des raccords que vous avez.`,
  },
  inStep: {
    title: 'Au rythme de la machine',
    text: (of) =>
      `${of.hours} font ${of.one} en une équipe et ${of.three} en trois : c’est alors qu’il faut le changer.`,
  },
  oneNumber: {
    title: 'Une seule référence',
    text: (of) => `${of.count} types de pièces qui vieillissent ensemble, sous une seule référence.`,
  },
  drawn: {
    title: 'Un numéro sur la vue éclatée',
    text: 'La vue éclatée de la machine montre où va chaque pièce, et dans quel ordre.',
  },
  parcel: {
    title: 'Arrive en colis',
    text: (of) => `Poids emballé : ${of.weight}. Ni palette ni chariot.`,
  },
  bodyStays: {
    title: 'Le corps reste',
    text: 'Siège, ressort et joint se renouvellent ; le corps du clapet reste sur sa conduite.',
  },
  oilInterval: {
    title: 'Faite pour durer',
    text: (of) => `Elle reste ${of.hours} dans la machine : en une équipe, ${of.one}.`,
  },
  oilGrade: {
    title: 'La bonne viscosité',
    text: (of) => `${of.viscosity} à ${of.temperature} : c’est pour cela que paliers et joints sont faits.`,
  },
  can: {
    title: 'Se referme',
    text: (of) => `Son bidon de ${of.contents} se referme : le reste sert aux appoints.`,
  },
};
