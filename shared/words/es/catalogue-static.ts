export const comparisonWithoutServer: string =
  'Aquí no se pueden comparar productos. Sus páginas contienen todos los datos. Los encontrará en estas secciones:';
export const documentsWithoutServer: string = 'Aquí no se puede filtrar la lista.';
