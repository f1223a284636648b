/* What a site of files says in place of what only a server can answer. */

export const comparisonWithoutServer: string =
  'La comparaison de produits n’est pas disponible ici. Leurs pages donnent toutes les caractéristiques. Vous les trouverez dans ces rubriques :';
export const documentsWithoutServer: string = 'La liste ne peut pas être filtrée ici.';
export const configuratorWithoutServer: string =
  'Le configurateur n’est pas utilisable depuis ici. Appelez-nous ou écrivez-nous : nous composerons votre machine avec vous. Ou parcourez ces rubriques :';
export const dealersWithoutServer: string =
  'La recherche de revendeurs par lieu n’est pas disponible ici. Tous figurent ci-dessous, pays par pays.';
export const searchWithoutServer: string =
  'La recherche n’est pas disponible ici. Tout se trouve dans ces rubriques :';
export const filtersWithoutScripts: string = 'Cette liste ne peut être filtrée qu’avec JavaScript.';
export const sizingWithoutServer: string =
  'Ce calculateur n’est pas disponible ici. Appelez-nous ou envoyez-nous un e-mail : nous ferons le calcul avec vous. Vous pouvez aussi consulter ces rubriques :';
