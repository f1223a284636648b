import type { ReactNode } from 'react';
import { fill } from '../../../../../shared/search/FilterListTexts';
import type { Choosing } from '../../../../../shared/features/catalogue/choosing.model';
import {
  address,
  optional,
  recordOf,
  type FilterListConfig,
  type ResultProviderProps,
} from '../../search/api/search-texts';
import { CardProvider, type Cards } from '../kit/card-context';
import { lateDrawings } from './late-drawings';

declare module '../../search/widgets/filter-list/FilterListConfig' {
  interface FeatureSettings {
    /** Pages where visitors continue with a product. */
    readonly choosing?: Choosing | undefined;
  }
}

/** How they are checked. */
export const resultSettings = { choosing: optional(recordOf(address)) };

/** What products need where scripts draw results: texts that came with the page, and drawings loaded later. */
export function ResultProvider({ config, children }: ResultProviderProps): ReactNode {
  const { texts, choosing } = config;
  return (
    <CardProvider value={{ words: cardWords(texts), drawings: lateDrawings, choosing }}>
      {children}
    </CardProvider>
  );
}

const cardWords = (texts: FilterListConfig['texts']): Cards['words'] => ({
  ...texts,
  versions: (n) => (n === 1 ? texts.oneVersion : fill(texts.versions, String(n))),
});
