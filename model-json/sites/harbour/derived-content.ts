import type { Repository } from '../../core/repository/Repository';

/** All pages are stored: nothing follows from others. */
export const withDerivedContent = (stored: Repository): Repository => stored;
