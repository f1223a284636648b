import type { ShownFragment } from '../content/ShownFragment';
import { shownAt, type Asking } from './Asking';
import { referencedAt, type Referenced } from './ReferencedAsset';

/** A fragment, page or file that a fragment refers to; undefined for what is not there. */
export const referenceAt = (
  path: string,
  { choice }: ShownFragment,
  asking: Asking,
): ShownFragment | Referenced | undefined =>
  shownAt(path, choice, asking) ?? referencedAt(path, choice, asking);
