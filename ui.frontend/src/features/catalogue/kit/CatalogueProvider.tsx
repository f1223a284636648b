import { useMemo, type ReactNode } from 'react';
import { catalogueWords } from '../../../../../shared/features/catalogue/api/words';
import type { FeatureProviderProps } from '../../../core/kit/models/page-parts';
import { CardProvider } from './card-context';
import { familyDrawingsAtHand } from './drawings/FamilyDrawing';

/** What products on a page need. */
export function CatalogueProvider({ language, parts, children }: FeatureProviderProps): ReactNode {
  const choosing = parts?.choosing;
  const cards = useMemo(
    () => ({ words: catalogueWords(language), drawings: familyDrawingsAtHand, choosing }),
    [language, choosing],
  );
  return <CardProvider value={cards}>{children}</CardProvider>;
}
