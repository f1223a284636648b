import { mayReadAll } from '../accounts/rights/may-publish';
import type { Instance } from '../Instance';
import type { ReplacementPart } from './Replacements';

/** The replacements that the person asking may know of: those on pages that they may read, all of them. */
export const seen = ({ replacements }: Instance): ReplacementPart[][] =>
  (replacements?.list() ?? []).filter((parts) =>
    parts.every(({ pages }) => mayReadAll(pages.map(({ path }) => path))),
  );
