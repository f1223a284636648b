export const dealersWithoutServer: string =
  'La recherche de revendeurs par lieu n’est pas disponible ici. Tous figurent ci-dessous, pays par pays.';
