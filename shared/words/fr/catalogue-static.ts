export const comparisonWithoutServer: string =
  'La comparaison de produits n’est pas disponible ici. Leurs pages donnent toutes les caractéristiques. Vous les trouverez dans ces rubriques :';
export const documentsWithoutServer: string = 'La liste ne peut pas être filtrée ici.';
