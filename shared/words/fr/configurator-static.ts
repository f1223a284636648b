/* What a site of files says in place of what only a server can answer. */

export const configuratorWithoutServer: string =
  'Le configurateur n’est pas utilisable depuis ici. Appelez-nous ou écrivez-nous : nous composerons votre machine avec vous. Ou parcourez ces rubriques :';
