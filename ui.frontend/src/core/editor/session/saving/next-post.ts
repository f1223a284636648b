import type { SlingClient } from '../../sling/SlingClient';
import { mergedPost, postOf, type Post } from './action-post';
import { fitted, isBetween, type Elsewhere } from '../elsewhere';
import type { Guarded } from '../guard';
import type { Tree } from '../tree';

/** The next post, and the actions that it carries. */
export interface NextPost {
  /** Undefined if there is nothing to change. */
  readonly post: Post | undefined;
  readonly actions: readonly Guarded[];
  /** The other page that it changes. */
  readonly elsewhere?: Elsewhere;
}

/**
 * As many actions as fit in one post, or a single one that involves another page.
 * @returns a refusal if the other page does not allow it
 * @throws SlingError if that page cannot be read
 */
export async function nextPost(
  sling: Pick<SlingClient, 'content'>,
  tree: Tree,
  rest: readonly Guarded[],
): Promise<NextPost | { readonly refusal: string }> {
  const [first, second] = rest;
  if (!first) return { post: undefined, actions: [] };
  const { action } = first;
  if (isBetween(action)) {
    const fit = await fitted(sling, action);
    if ('refusal' in fit) return fit;
    const { elsewhere } = fit;
    const post = postOf(tree, fit.action, elsewhere.tree);
    return { post, actions: [{ ...first, action: fit.action }], elsewhere };
  }
  const merged =
    second &&
    mergedPost(
      tree,
      rest.map((guard) => guard.action),
    );
  return merged ? { post: merged, actions: rest } : { post: postOf(tree, action), actions: [first] };
}
