/* What a site of files says in place of what only a server can answer. */

export const configuratorWithoutServer: string =
  'The configurator cannot be used from here. Call us or send us an e-mail, and we will put your machine together with you. Or look in these sections:';
