import type { Migration } from '../../core/repository/data/migrations/Migration';
import { libraryMoved } from './migrations/library-moved';

/** Changes of stored content since the first release, in order. */
export const migrations: readonly Migration[] = [libraryMoved];
