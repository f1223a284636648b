import type { Dialog } from '../../../core/kit/dialogs/dialog';
import type { filterListModel } from './FilterList.model';

/** What features add to the dialogs of the search (`#site/search/dialogs`). */
export interface SearchDialogs {
  /** The purpose of a list of results, shown when authors choose a component. */
  readonly listDescription: string;
  /** Kinds of results that a list can be restricted to, beside those of every site. */
  readonly kinds: Readonly<Record<string, string>>;
  /** More restrictions of a list. */
  readonly listFields: Dialog<typeof filterListModel>['tabs'][number]['fields'];
  readonly facetsHelp: string;
  readonly figuresHelp: string;
  /** Figures that a list can be sorted by. */
  readonly sorts: Readonly<Record<string, string>>;
  /** The heading of the weights. */
  readonly boosts: string;
  /** What can have a weight, and what can be pinned. */
  readonly target: { readonly label: string; readonly help: string };
  readonly targets: { readonly label: string; readonly help: string };
}
