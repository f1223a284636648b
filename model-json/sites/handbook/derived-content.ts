import type { Repository } from '../../../api/server';

/** All pages are stored; none are derived. */
export const withDerivedContent = (stored: Repository): Repository => stored;
