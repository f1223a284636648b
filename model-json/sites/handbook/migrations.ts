import type { Migration } from '../../core/repository/data/migrations/Migration';

/** Changes of stored content since the first release: none yet. */
export const migrations: readonly Migration[] = [];
