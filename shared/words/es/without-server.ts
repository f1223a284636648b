/* What a site of files says in place of what only a server can answer. */

export const comparisonWithoutServer: string =
  'Aquí no se pueden comparar productos. Sus páginas contienen todos los datos. Los encontrará en estas secciones:';
export const documentsWithoutServer: string = 'Aquí no se puede filtrar la lista.';
export const configuratorWithoutServer: string =
  'El configurador no se puede usar desde aquí. Llámenos o escríbanos y compondremos su máquina con usted. O consulte estas secciones:';
export const dealersWithoutServer: string =
  'Aquí no se pueden buscar distribuidores por lugar. Todos figuran a continuación, país por país.';
export const searchWithoutServer: string = 'Aquí no se puede buscar. Todo está en estas secciones:';
export const filtersWithoutScripts: string = 'Esta lista solo se puede filtrar con JavaScript.';
export const sizingWithoutServer: string =
  'Esta calculadora no está disponible aquí. Llámenos o envíenos un correo electrónico y lo calcularemos con usted. También puede consultar estas secciones:';
