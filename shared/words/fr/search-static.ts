export const searchWithoutServer: string =
  'La recherche n’est pas disponible ici. Tout se trouve dans ces rubriques :';
export const filtersWithoutScripts: string = 'Cette liste ne peut être filtrée qu’avec JavaScript.';
