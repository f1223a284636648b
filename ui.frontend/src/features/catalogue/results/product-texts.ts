import type { catalogue } from '../../../../../shared/words/en/catalogue';
import type { choosing } from '../../../../../shared/words/en/choosing';
import type { productList } from '../../../../../shared/words/en/product-search';
import type { SearchTexts } from '../../search/api/search-texts';

/** Words of products among results, with placeholders `{0}`. */
interface ProductTexts extends Readonly<
  Record<'oneFamily' | 'oneCatalogue' | 'oneManual' | 'orderNumber', string>
> {
  readonly compare: string;
  readonly addToList: string;
  readonly oneVersion: string;
  readonly versions: string;
}

declare module '../../../../../shared/search/FilterListTexts' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface FeatureTexts extends ProductTexts {}
}

/** What the catalogue adds to the words of a list of results. */
export const productTexts = (
  ofList: typeof productList,
  { figureNames, orderNumber, versions, documentTypes }: typeof catalogue,
  { compare, addToList }: typeof choosing,
): SearchTexts['list'] => ({
  ...ofList,
  figureNames,
  orderNumber,
  compare,
  addToList,
  oneManual: documentTypes.manual ?? '',
  oneVersion: versions(1),
  // A placeholder number that occurs in no word.
  versions: versions(7777).replace('7777', '{0}'),
});
