import type { HeadingTag } from '../../../core/kit/heading';

/** The level of headings within a section. */
export const BELOW = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  h6: 'h6',
} as const satisfies Record<HeadingTag, HeadingTag>;
