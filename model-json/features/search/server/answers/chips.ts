import type { MeasureSystem } from '../../../../../shared/measures/measure-system';
import { unitIn } from '../../../../../shared/measures/measure-system';
import type { SearchChip } from '../../../../../shared/search/search-answer';
import { withoutChips } from '../../engine/understand/understand';
import type { Chip } from '../../engine/understand/Understanding';
import type { SiteSchema } from '../search-schema';
import { boundsIn } from './figure-ranges';
import type { Titles } from './Titles';

/** Language and units of the reader. */
interface ReaderOfChips {
  readonly units: MeasureSystem;
  readonly titles: Titles;
  readonly schema: Pick<SiteSchema, 'isFigure' | 'unitOf'>;
}

/** The filters found in the words of a query, in the reader's language and units. */
export const searchChips = (
  q: string,
  chips: readonly Chip[],
  { units, titles, schema }: ReaderOfChips,
): SearchChip[] =>
  chips.flatMap((chip): SearchChip[] => {
    const said = { source: chip.source, q: withoutChips(q, [chip]) };
    if ('facet' in chip) {
      const { facet, value } = chip;
      return [{ ...said, facet, value, title: titles.titleOf(facet, value) }];
    }
    const { figure, range } = chip;
    if (!schema.isFigure(figure)) return [];
    const unit = schema.unitOf(figure);
    return [{ ...said, figure, unit: unitIn(units, unit), range: boundsIn(unit, range, units) }];
  });
