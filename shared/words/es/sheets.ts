import type * as English from '../en/sheets';

export const sheets: typeof English.sheets = {
  fillIn: 'Para rellenar',
  survey: 'Visita a la planta',
  surveyHead: ['Empresa', 'Lugar', 'Visitado por', 'Fecha'],
  log: 'Libro de mantenimiento',
  logHead: ['Máquina', 'Número de serie', 'Ubicación', 'En servicio desde'],
  logColumns: ['Fecha', 'Horas', 'Trabajo', 'Piezas y aceite', 'Firma'],
  back: 'Envíe la hoja rellena a su distribuidor o a nosotros: con esos datos se calcula la oferta.',
  page: (number, count) => `Página ${number} de ${count}`,
};
