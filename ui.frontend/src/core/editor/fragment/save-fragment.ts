import type { DialogField } from '../../kit/dialogs/dialog';
import type { Values } from '../dialog/form/Values';
import type { SlingClient } from '../sling/SlingClient';
import { SlingError } from '../sling/SlingError';
import { changedBetween, postOf, valuesOf } from './fragment-node';
import type { LoadedFragment } from './use-fragment';
import { same } from '../dialog/form/node';

export type Saved =
  | { readonly is: 'saved' }
  | { readonly is: 'refused'; readonly message: string }
  /** Another author changed the same fields meanwhile: their labels and values. */
  | { readonly is: 'conflict'; readonly labels: readonly string[] };

interface Saving {
  readonly path: string;
  readonly fragment: LoadedFragment;
  readonly fields: readonly DialogField[];
  readonly variation: string;
  readonly values: Values;
  /** Whether to overwrite what others changed. */
  readonly isForced: boolean;
}

/**
 * Saves a form of a fragment on the version that its author saw. What others changed elsewhere in it meanwhile stays;
 * about the same fields the author decides.
 */
export async function saveFragment(sling: SlingClient, saving: Saving): Promise<Saved> {
  const { path, fragment, fields, variation, values } = saving;
  try {
    await post(sling, saving, fragment);
    return { is: 'saved' };
  } catch (error) {
    if (!(error instanceof SlingError)) throw error;
    if (!error.isStale) return { is: 'refused', message: error.message };
  }
  const latest = { ...fragment, ...(await sling.content(path)) };
  const theirs = changedBetween(fields, fragment.node, latest.node, variation);
  const before = valuesOf(fields, fragment.node, variation);
  const mine = fields.filter(({ name }) => !same(before[name], values[name]));
  const both = mine.filter(({ name }) => theirs.has(name));
  if (both.length > 0 && !saving.isForced) return { is: 'conflict', labels: both.map(({ label }) => label) };
  const now = valuesOf(fields, latest.node, variation);
  const joined = { ...now, ...Object.fromEntries(mine.map(({ name }) => [name, values[name]])) };
  return saveFragment(sling, { ...saving, fragment: latest, values: joined });
}

async function post(
  sling: SlingClient,
  { path, fields, variation, values }: Saving,
  { node, version }: LoadedFragment,
): Promise<void> {
  const posted = postOf(fields, node, variation, values);
  if (posted.length === 0) return;
  await sling.post(`${path}/jcr:content`, posted, version === undefined ? {} : { ifVersion: version });
}
