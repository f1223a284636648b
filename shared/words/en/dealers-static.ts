/* What a site of files says in place of what only a server can answer. */

export const dealersWithoutServer: string =
  'Dealers cannot be searched by place from here. All of them are listed below, country by country.';
