/* Places by their names and postcodes. */

export { gazetteer, type Place } from '../Gazetteer';
export { lookUp } from '../look-up';
