import type { Migration } from '../../../api/server';

/** Changes of stored content since the first release: none yet. */
export const migrations: readonly Migration[] = [];
