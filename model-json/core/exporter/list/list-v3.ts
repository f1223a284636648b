import type { Exporter } from '../Exporter';
import { listModel, setting } from './list-v1';
import { pageItems } from './list-v2';

/** List v3: items with a link object, and an option to show them as teasers. */
export const listV3: Exporter = (list, context) =>
  listModel(list, context, pageItems(list, context, 'link'), {
    displayItemAsTeaser: setting(list, context, 'displayItemAsTeaser'),
  });
