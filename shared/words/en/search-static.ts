/* What a site of files says in place of what only a server can answer. */

export const searchWithoutServer: string =
  'This site cannot be searched from here. Everything is in these sections:';
export const filtersWithoutScripts: string = 'This list can only be filtered with JavaScript.';
