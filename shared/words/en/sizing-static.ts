/* What a site of files says in place of what only a server can answer. */

export const sizingWithoutServer: string =
  'This calculator cannot be used from here. Call us or send us an e-mail, and we will work it out with you. Or look in these sections:';
