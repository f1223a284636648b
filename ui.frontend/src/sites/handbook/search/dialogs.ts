import type { SearchDialogs } from '../../../../../api/page';

/* What features add to the dialogs of the search: nothing. */

export const searchDialogs: SearchDialogs = {
  listDescription: 'Pages and documents that are found',
  kinds: {},
  listFields: [],
  facetsHelp: 'By name, in this order. If empty: all.',
  figuresHelp: 'By name. If empty: all in which the results differ.',
  sorts: {},
  boosts: 'Pages that count more or less',
  target: { label: 'Page', help: 'The path of a page.' },
  targets: { label: 'Pages, in this order', help: 'Paths.' },
};
