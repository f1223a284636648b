import type { Migration } from '../../../api/server';
import { libraryMoved } from './migrations/library-moved';

/** Changes of stored content since the first release, in order. */
export const migrations: readonly Migration[] = [libraryMoved];
