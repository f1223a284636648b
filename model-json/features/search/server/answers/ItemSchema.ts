import type { z } from 'zod';
import type { SearchItem } from '../../../../../shared/search/search-answer';

/** The schemas of the kinds of results, by name in `openapi.json`. */
export interface ItemSchema {
  readonly id: string;
  readonly description: string;
  readonly schema: z.ZodType<SearchItem>;
}
