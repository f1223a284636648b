/* What a site of files says in place of what only a server can answer. */

export const comparisonWithoutServer: string =
  'Products cannot be compared from here. Their pages have all figures. You find them in these sections:';
export const documentsWithoutServer: string = 'The list cannot be filtered from here.';
