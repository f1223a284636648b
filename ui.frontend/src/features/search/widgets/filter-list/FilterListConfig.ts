import type { AddressDefaults } from '../../../../../../shared/search/search-address';
import type { SearchAnswer } from '../../../../../../shared/search/search-answer';
import type { FilterListTexts } from '../../../../../../shared/search/FilterListTexts';

/** Settings that features need for their results. A feature adds its own names to this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface FeatureSettings {}

/** Everything that the filter list needs in a browser, as JSON in the `data-config` of its placeholder. */
export interface FilterListConfig extends AddressDefaults, FeatureSettings {
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
  /** The server's response; the results themselves stay in its HTML. */
  readonly answer?: SearchAnswer | undefined;
}
