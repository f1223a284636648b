import type { MeasureSystem } from '../../../ui.frontend/src/kit/measure-system';
import { unitIn } from '../../../ui.frontend/src/kit/measure-system';
import type { SearchChip } from '../../../ui.frontend/src/widgets/shared/search-answer';
import type { ResourceTree } from '../../repository/Resource';
import { withoutChips } from '../../search/understand/understand';
import type { Chip } from '../../search/understand/Understanding';
import { valueTitle } from './facet-options';
import { boundsIn } from './figure-ranges';
import { isFigure, UNIT_OF } from './search-schema';
import type { Site } from '../sites';

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
