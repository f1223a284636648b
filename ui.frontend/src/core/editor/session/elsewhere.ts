import type { SlingClient } from '../sling/SlingClient';
import { SlingError } from '../sling/SlingError';
import type { Action, Bring, Send } from './saving/action';
import { isSame } from './conflict/same';
import { freeName, nameOf, nodeAt, parentOf, positionOf, type Tree } from './tree';
import { t } from '../../../../../shared/authoring/language/t';

/** Current content of the other page in a move between two pages. */
export interface Elsewhere {
  readonly tree: Tree;
  readonly version: string | undefined;
}

/** A move that both pages can carry out, or the reason why not. */
export type Fitted =
  | { readonly action: Bring | Send; readonly elsewhere: Elsewhere }
  | { readonly refusal: string };

/** Whether an action changes another page too. */
export const isBetween = (action: Action): action is Bring | Send =>
  action.kind === 'bring' || action.kind === 'send';

/**
 * Reads the other page and checks that an incoming node is unchanged there, or that its container exists for an
 * outgoing one.
 * @throws SlingError if that page cannot be read
 */
export async function fitted(sling: Pick<SlingClient, 'content'>, action: Bring | Send): Promise<Fitted> {
  const far = action.kind === 'bring' ? action.from : action.goal;
  const root = far.slice(0, far.indexOf('/jcr:content') + '/jcr:content'.length);
  const page = root.slice(0, -'/jcr:content'.length);
  let elsewhere: Elsewhere;
  try {
    const { node, version } = await sling.content(root);
    elsewhere = { tree: { root, node }, version };
  } catch (error) {
    if (!(error instanceof SlingError) || error.status !== 404) throw error;
    return { refusal: t('The page {page} no longer exists. Nothing was changed.', { page }) };
  }
  return action.kind === 'bring' ? fetched(action, elsewhere, page) : returned(action, elsewhere, page);
}

function fetched(action: Bring, elsewhere: Elsewhere, page: string): Fitted {
  const { tree } = elsewhere;
  const there = nodeAt(tree, action.from);
  if (!there)
    return {
      refusal: t(
        'It is no longer on {page}: someone has moved or deleted it in the meantime. Nothing was changed.',
        { page },
      ),
    };
  if (!isSame(there, action.node))
    return {
      refusal: t(
        'Someone has changed it on {page} in the meantime. Nothing was moved. Cut it there again to move the current version.',
        { page },
      ),
    };
  const fromPosition = positionOf(nodeAt(tree, parentOf(action.from)), nameOf(action.from));
  return { action: { ...action, fromPosition }, elsewhere };
}

function returned(action: Send, elsewhere: Elsewhere, page: string): Fitted {
  const container = parentOf(action.goal);
  const parent = nodeAt(elsewhere.tree, container);
  if (!parent)
    return {
      refusal: t('Its former container no longer exists on {page}. It stays here; nothing was changed.', {
        page,
      }),
    };
  return { action: { ...action, goal: `${container}/${freeName(parent, nameOf(action.goal))}` }, elsewhere };
}
