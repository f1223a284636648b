import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { ContentError } from '../../errors';
import { Journal, type Direction } from './Journal';
import { canCarryOut, canTakeBack } from './steps';

type Left =
  | { readonly id: string; readonly journal: Journal; readonly problem?: undefined }
  | { readonly id: string; readonly journal?: undefined; readonly problem: ContentError };

/** The journals of interrupted changes in a folder. */
export function leftJournals(dir: string): Left[] {
  return namesIn(dir).flatMap((name): Left[] => {
    const id = Journal.idOf(name);
    if (id === undefined) return [];
    try {
      return [{ id, journal: Journal.read(dir, name) }];
    } catch {
      const cure = 'check the pages that were changed last, then remove it';
      return [{ id, problem: new ContentError(name, '', 'is an unreadable journal', cure) }];
    }
  });
}

/** Whether all files needed to complete the change, or to roll it back, exist. */
export async function isWhole(journal: Journal, direction: Direction): Promise<boolean> {
  const can = direction === 'forward' ? canCarryOut : canTakeBack;
  for (const step of journal.steps) if (!(await can(journal, step))) return false;
  return true;
}

/** The problem of a journal whose files have been lost. */
export function uselessJournal(journal: Journal): ContentError {
  const files = journal.steps.map(({ file }) => relative(journal.dir, file)).join(', ');
  return new ContentError(
    journal.name,
    '',
    'is the journal of a change that can be neither completed nor rolled back',
    `check these files, then remove it: ${files}`,
  );
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir).sort();
  } catch {
    return [];
  }
}
