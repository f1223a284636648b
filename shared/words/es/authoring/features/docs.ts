import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Chapter: 'Capítulo',
  'Documentation: prose, tables and code': 'Documentación: texto, tablas y código',
  'Live example': 'Ejemplo en funcionamiento',
  'A component at work, in a frame': 'Un componente en funcionamiento, en un marco',
};
