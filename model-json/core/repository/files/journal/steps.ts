import { rename, rm } from 'node:fs/promises';
import { versionOfFile } from '../version';
import type { Journal, Step } from './Journal';

/*
 * Single steps of a change. Each checks the file first: content that is neither the old nor the new was changed by
 * somebody else, and is kept. So a step can be repeated, and can run late.
 */

/** Replaces the file with its new content. @returns false if somebody else has changed the file */
export async function carryOut(journal: Journal, step: Step): Promise<boolean> {
  const now = await versionOfFile(step.file);
  if (now === step.after) return true;
  if (now !== step.before) return false;
  if (step.after === null) await rename(step.file, journal.oldOf(step));
  else await rename(journal.stagedOf(step), step.file);
  return true;
}

/** Restores the old content. @returns false if somebody else has changed the file */
export async function takeBack(journal: Journal, step: Step): Promise<boolean> {
  const now = await versionOfFile(step.file);
  if (now === step.before) return true;
  if (now !== step.after) return false;
  if (step.before === null) await rm(step.file, { force: true });
  else await rename(journal.oldOf(step), step.file);
  return true;
}

/** Whether everything that `carryOut` needs is there and intact. */
export async function canCarryOut(journal: Journal, step: Step): Promise<boolean> {
  if (step.after === null || (await versionOfFile(step.file)) !== step.before) return true;
  return (await versionOfFile(journal.stagedOf(step))) === step.after;
}

/** Whether everything that `takeBack` needs is there and intact. */
export async function canTakeBack(journal: Journal, step: Step): Promise<boolean> {
  if (step.before === null || (await versionOfFile(step.file)) !== step.after) return true;
  return (await versionOfFile(journal.oldOf(step))) === step.before;
}

/** Whether a step has been carried out. */
export async function isCarriedOut({ file, before, after }: Step): Promise<boolean> {
  return before !== after && (await versionOfFile(file)) === after;
}
