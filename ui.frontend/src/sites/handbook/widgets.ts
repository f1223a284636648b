/* Behaviour that pages of other sites may have, too: each widget a chunk of its own. */

export { widgets } from '../../features/search/widgets/registry';
export { widgetNames } from '../../features/search/widgets/shared/Widget';
