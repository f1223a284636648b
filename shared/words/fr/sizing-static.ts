export const sizingWithoutServer: string =
  'Le calculateur de dimensionnement n’est pas disponible ici. Appelez-nous ou envoyez-nous un e-mail : nous ferons le calcul avec vous. Vous pouvez aussi consulter ces rubriques :';
