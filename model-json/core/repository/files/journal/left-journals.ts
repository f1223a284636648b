import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { ContentError } from '../../errors';
import { Journal, type Direction } from './Journal';
import { canCarryOut, canTakeBack } from './steps';

type Left =
  | { readonly id: string; readonly journal: Journal; readonly problem?: undefined }
  | { readonly id: string; readonly journal?: undefined; readonly problem: ContentError };

/** The journals in a folder: of changes that were cut short. */
export function leftJournals(dir: string): Left[] {
  return namesIn(dir).flatMap((name): Left[] => {
    const id = Journal.idOf(name);
    if (id === undefined) return [];
    try {
      return [{ id, journal: Journal.read(dir, name) }];
    } catch {
      const cure = 'look whether the pages that were changed last are right, then remove it';
      return [{ id, problem: new ContentError(name, '', 'is a journal that cannot be read', cure) }];
    }
  });
}

/** Whether all that a change needs to go on, or back, is there. */
export async function isWhole(journal: Journal, direction: Direction): Promise<boolean> {
  const can = direction === 'forward' ? canCarryOut : canTakeBack;
  for (const step of journal.steps) if (!(await can(journal, step))) return false;
  return true;
}

/** What is wrong with a journal whose files have been lost. */
export function uselessJournal(journal: Journal): ContentError {
  const files = journal.steps.map(({ file }) => relative(journal.dir, file)).join(', ');
  return new ContentError(
    journal.name,
    '',
    'is the journal of a change that can be neither finished nor taken back',
    `look whether these are right, then remove it: ${files}`,
  );
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir).sort();
  } catch {
    return [];
  }
}
