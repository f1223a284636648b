import { rename, rm } from 'node:fs/promises';
import { versionOfFile } from '../version';
import type { Journal, Step } from './Journal';

/*
 * Single steps of a change. Each looks at what the file holds before it touches it: one that is neither as it was nor as it is
 * to be was changed by somebody else since, and stays. So a step can be done twice, and late.
 */

/** Puts the new content in a file's place. @returns false if somebody else has changed the file */
export async function carryOut(journal: Journal, step: Step): Promise<boolean> {
  const now = await versionOfFile(step.file);
  if (now === step.after) return true;
  if (now !== step.before) return false;
  if (step.after === null) await rename(step.file, journal.oldOf(step));
  else await rename(journal.stagedOf(step), step.file);
  return true;
}

/** Puts the old content back. @returns false if somebody else has changed the file */
export async function takeBack(journal: Journal, step: Step): Promise<boolean> {
  const now = await versionOfFile(step.file);
  if (now === step.before) return true;
  if (now !== step.after) return false;
  if (step.before === null) await rm(step.file, { force: true });
  else await rename(journal.oldOf(step), step.file);
  return true;
}

/** Whether all that `carryOut` needs is there, whole. */
export async function canCarryOut(journal: Journal, step: Step): Promise<boolean> {
  if (step.after === null || (await versionOfFile(step.file)) !== step.before) return true;
  return (await versionOfFile(journal.stagedOf(step))) === step.after;
}

/** Whether all that `takeBack` needs is there, whole. */
export async function canTakeBack(journal: Journal, step: Step): Promise<boolean> {
  if (step.before === null || (await versionOfFile(step.file)) !== step.after) return true;
  return (await versionOfFile(journal.oldOf(step))) === step.before;
}

/** Whether a step has been carried out. */
export async function isCarriedOut({ file, before, after }: Step): Promise<boolean> {
  return before !== after && (await versionOfFile(file)) === after;
}
