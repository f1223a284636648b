/* What features do in the browser as soon as a page is there. */

export { startChoosing as startFeatures } from '../../features/catalogue/islands/start-choosing';
