import type { MeasureSystem } from '../../../../../shared/measures/measure-system';
import { unitIn } from '../../../../../shared/measures/measure-system';
import type { SearchChip } from '../../../../../shared/search/search-answer';
import type { ResourceTree } from '../../../../core/repository/Resource';
import { withoutChips } from '../../engine/understand/understand';
import type { Chip } from '../../engine/understand/Understanding';
import { valueTitle } from './facet-options';
import { boundsIn } from './figure-ranges';
import { isFigure, UNIT_OF } from '../search-schema';
import type { Site } from '../../../../core/server/pages/sites';

/** What the words of a query were understood as, in the reader's language and units. */
export const searchChips = (
  q: string,
  chips: readonly Chip[],
  site: Site,
  units: MeasureSystem,
  tree: ResourceTree,
): SearchChip[] =>
  chips.flatMap((chip): SearchChip[] => {
    const said = { source: chip.source, q: withoutChips(q, [chip]) };
    if ('facet' in chip) {
      const { facet, value } = chip;
      return [{ ...said, facet, value, title: valueTitle(facet, value, site, tree) }];
    }
    const { figure, range } = chip;
    if (!isFigure(figure)) return [];
    return [{ ...said, figure, unit: unitIn(units, UNIT_OF[figure]), range: boundsIn(figure, range, units) }];
  });
