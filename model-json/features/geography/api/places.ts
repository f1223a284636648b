/* Places by their names and postcodes. */

export { gazetteer, type Place } from '../Gazetteer';
export { groupBy } from '../group-by';
export { lookUp } from '../look-up';
