import { inLanguage } from '../../../../../shared/words/in-language';
import { load as loadCatalogue } from '../../../../../shared/words/loaded/catalogue';
import { load as loadChoosing } from '../../../../../shared/words/loaded/choosing';
import { load as loadProductSearch } from '../../../../../shared/words/loaded/product-search';
import type { SearchTexts } from '../../search/api/search-texts';
import { productTexts } from './product-texts';

/** What the catalogue adds to the words of a field and a banner, one chunk per language. */
export async function loadFieldTexts(language: string): Promise<Omit<SearchTexts, 'list'>> {
  const { productField, productBanner } = await inLanguage(loadProductSearch, language)();
  return { field: productField, banner: productBanner };
}

/** The same for a list of results. */
export async function loadListTexts(language: string): Promise<SearchTexts['list']> {
  const [{ productList }, { catalogue }, { choosing }] = await Promise.all([
    inLanguage(loadProductSearch, language)(),
    inLanguage(loadCatalogue, language)(),
    inLanguage(loadChoosing, language)(),
  ]);
  return productTexts(productList, catalogue, choosing);
}
