export const searchWithoutServer: string = 'Aquí no se puede buscar. Todo está en estas secciones:';
export const filtersWithoutScripts: string = 'Esta lista solo se puede filtrar con JavaScript.';
