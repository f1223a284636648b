import { REPLACEMENTS } from '../../../../../shared/addresses/found-texts';
import type {
  FoundPage,
  Replaced,
  ReplacementReport,
  Undone,
} from '../../../../../shared/authoring/found-texts';
import { sling } from '../http/sling';
import { tickedTexts, type Unticked } from './ticks';
import type { Sought } from './use-search';

/** Pages of a post: an answer comes soon, and others do not wait. */
const AT_ONCE = 50;

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** What was done, also if it did not come to its end. */
export interface Outcome extends Replaced {
  readonly isUndo?: boolean;
  /** What went wrong on the way. */
  readonly problem?: unknown;
}

/**
 * Replaces what is ticked, some pages after the others. It is one replacement, whatever becomes of it.
 *
 * @param signal stops before the next pages
 */
export async function runReplacement(
  { path, text, matchCase, wholeWords }: Sought,
  replacement: string,
  { pages, unticked }: { pages: readonly FoundPage[]; unticked: Unticked },
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const chosen = pages.map((page) => tickedTexts(page, unticked)).filter((texts) => texts.length > 0);
  let outcome: Outcome = { changed: [], kept: [] };
  for (let at = 0; at < chosen.length && !signal.aborted; at += AT_ONCE) {
    onProgress({ done: at, of: chosen.length });
    try {
      const part = await sling.command<Replaced>(REPLACEMENTS, [
        ['cmd', 'replace'],
        ['path', path],
        ['text', text],
        ['matchCase', String(matchCase)],
        ['wholeWords', String(wholeWords)],
        ['replacement', replacement],
        ['texts', JSON.stringify(chosen.slice(at, at + AT_ONCE).flat())],
        ...(outcome.replacement ? [['id', String(outcome.replacement.id)] as const] : []),
      ]);
      outcome = joined(outcome, part);
    } catch (problem) {
      return { ...outcome, problem };
    }
  }
  return outcome;
}

/** Takes a replacement back, the last pages first. */
export async function runUndo(
  { id, pages }: ReplacementReport,
  onProgress: (progress: Progress) => void,
): Promise<Outcome> {
  let outcome: Outcome = { changed: [], kept: [], isUndo: true };
  let next: number | undefined;
  do {
    onProgress({ done: outcome.changed.length + outcome.kept.length, of: pages.length });
    try {
      const part: Undone = await sling.command<Undone>(REPLACEMENTS, [
        ['cmd', 'undo'],
        ['id', String(id)],
        ...(next === undefined ? [] : [['next', String(next)] as const]),
      ]);
      outcome = joined(outcome, part);
      ({ next } = part);
    } catch (problem) {
      return { ...outcome, problem };
    }
  } while (next !== undefined);
  return outcome;
}

export const readReplacements = async (): Promise<readonly ReplacementReport[]> =>
  (await sling.json<{ replacements: readonly ReplacementReport[] }>(REPLACEMENTS)).replacements;

const joined = (all: Outcome, { changed, kept, replacement }: Replaced): Outcome => ({
  ...all,
  changed: [...all.changed, ...changed],
  kept: [...all.kept, ...kept],
  ...(replacement && { replacement }),
});
