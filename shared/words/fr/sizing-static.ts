export const sizingWithoutServer: string =
  'Ce calculateur n’est pas disponible ici. Appelez-nous ou envoyez-nous un e-mail : nous ferons le calcul avec vous. Vous pouvez aussi consulter ces rubriques :';
