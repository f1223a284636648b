import type { Repository } from '../../core/repository/Repository';

/** All pages are stored; none are derived. */
export const withDerivedContent = (stored: Repository): Repository => stored;
