import { z } from 'zod';
import { count, flag, listOf, text } from '../../../../../shared/models/schema';

/** A product or a page as an author named it; without a title it was not found. */
const target = z.object({ target: z.string(), title: text() });

/** The search rules of a site's authors. The exporter leaves them out of visitors' pages. */
export const searchRulesModel = z.object({
  id: text(),
  synonyms: listOf(z.object({ words: listOf(z.string()), oneWay: flag() })),
  boosts: listOf(target.extend({ factor: count(1) })),
  pins: listOf(z.object({ queries: listOf(z.string()), targets: listOf(target) })),
});

export type SearchRulesModel = z.output<typeof searchRulesModel>;
export type RuleTarget = z.output<typeof target>;
