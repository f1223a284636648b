/* Maps of countries and places. */

export { drawMap, type DrawnMap } from '../draw-map';
