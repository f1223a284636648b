/* What a site of files says in place of what only a server can answer. */

export const configuratorWithoutServer: string =
  'El configurador no se puede usar desde aquí. Llámenos o escríbanos y compondremos su máquina con usted. O consulte estas secciones:';
