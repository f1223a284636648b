/* What a site of files says in place of what only a server can answer. */

export const comparisonWithoutServer: string =
  'Products cannot be compared from here. Their pages have all figures. You find them in these sections:';
export const documentsWithoutServer: string = 'The list cannot be filtered from here.';
export const configuratorWithoutServer: string =
  'The configurator cannot be used from here. Call us or send us an e-mail, and we will put your machine together with you. Or look in these sections:';
export const dealersWithoutServer: string =
  'Dealers cannot be searched by place from here. All of them are listed below, country by country.';
export const searchWithoutServer: string =
  'This site cannot be searched from here. Everything is in these sections:';
export const filtersWithoutScripts: string = 'This list can only be filtered with JavaScript.';
export const sizingWithoutServer: string =
  'This calculator cannot be used from here. Call us or send us an e-mail, and we will work it out with you. Or look in these sections:';
