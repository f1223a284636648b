import type { Choosing } from '../../../../../../shared/models/choosing.model';
import type { AddressDefaults } from '../../../../../../shared/search/search-address';
import type { SearchAnswer } from '../../../../../../shared/search/search-answer';
import type { FilterListTexts } from '../../../../../../shared/search/FilterListTexts';

/** All that the filter list needs in a browser, as JSON in the `data-config` of its placeholder. */
export interface FilterListConfig extends AddressDefaults {
  /** Of the component; ids of its parts begin with it. */
  readonly id: string;
  /** Heading of the results, where the author gave one. */
  readonly title?: string | undefined;
  /** Address of the service. */
  readonly service: string;
  /** Address of the page that the list stands on. */
  readonly action: string;
  /** BCP 47, of texts and results. */
  readonly language: string;
  /** Facets and figures to choose by; without any, all that there are. */
  readonly facets: readonly string[];
  readonly figures: readonly string[];
  readonly texts: FilterListTexts;
  /** Where visitors go on with a product. */
  readonly choosing?: Choosing | undefined;
  /** What the server has drawn; the results themselves stay in its HTML. */
  readonly answer?: SearchAnswer | undefined;
}
