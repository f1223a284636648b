/* What stands at the end of every page. */

export { ChoosingBar as PageEnd } from '../../features/catalogue/kit/choosing/ChoosingBar';
