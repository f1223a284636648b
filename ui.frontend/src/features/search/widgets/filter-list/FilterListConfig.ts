import type { Choosing } from '../../../../../../shared/models/choosing.model';
import type { AddressDefaults } from '../../../../../../shared/search/search-address';
import type { SearchAnswer } from '../../../../../../shared/search/search-answer';
import type { FilterListTexts } from '../../../../../../shared/search/FilterListTexts';

/** Everything that the filter list needs in a browser, as JSON in the `data-config` of its placeholder. */
export interface FilterListConfig extends AddressDefaults {
  /** Of the component; prefix of the ids of its parts. */
  readonly id: string;
  /** Heading of the results, if the author set one. */
  readonly title?: string | undefined;
  /** Address of the service. */
  readonly service: string;
  /** Address of the list's page. */
  readonly action: string;
  /** BCP 47, of texts and results. */
  readonly language: string;
  /** Facets and figures to filter by; all by default. */
  readonly facets: readonly string[];
  readonly figures: readonly string[];
  readonly texts: FilterListTexts;
  /** Pages where visitors continue with a product. */
  readonly choosing?: Choosing | undefined;
  /** The server's response; the results themselves stay in its HTML. */
  readonly answer?: SearchAnswer | undefined;
}
