import type { MeasureSystem } from '../../../../../shared/measures/measure-system';
import { unitIn } from '../../../../../shared/measures/measure-system';
import type { SearchChip } from '../../../../../shared/search/search-answer';
import type { ResourceTree } from '../../../../core/repository/Resource';
import { withoutChips } from '../../engine/understand/understand';
import type { Chip } from '../../engine/understand/Understanding';
import { valueTitle } from './facet-options';
import { boundsIn } from './figure-ranges';
import type { SiteSchema } from '../search-schema';
import type { Site } from '../../../../core/server/pages/sites';

/** Language and units of the reader. */
interface ReaderOfChips {
  readonly site: Site;
  readonly units: MeasureSystem;
  readonly tree: ResourceTree;
  readonly schema: SiteSchema;
}

/** The filters found in the words of a query, in the reader's language and units. */
export const searchChips = (
  q: string,
  chips: readonly Chip[],
  { site, units, tree, schema }: ReaderOfChips,
): SearchChip[] =>
  chips.flatMap((chip): SearchChip[] => {
    const said = { source: chip.source, q: withoutChips(q, [chip]) };
    if ('facet' in chip) {
      const { facet, value } = chip;
      return [{ ...said, facet, value, title: valueTitle(facet, value, { site, tree, schema }) }];
    }
    const { figure, range } = chip;
    if (!schema.isFigure(figure)) return [];
    const unit = schema.unitOf(figure);
    return [{ ...said, figure, unit: unitIn(units, unit), range: boundsIn(unit, range, units) }];
  });
