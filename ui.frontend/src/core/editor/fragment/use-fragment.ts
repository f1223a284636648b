import { useCallback, useEffect, useState } from 'react';
import type { ContentNode } from '../sling/content-node';
import type { SlingClient } from '../sling/SlingClient';
import { SlingError } from '../sling/SlingError';
import { dataOf } from './fragment-node';
import type { FragmentModel } from './FragmentModel';
import { t } from '../../../../../shared/authoring/language/t';

/** A fragment as it was read. */
export interface LoadedFragment {
  readonly node: ContentNode;
  readonly version: string | undefined;
  readonly model: FragmentModel;
}

export type FragmentState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'there'; readonly fragment: LoadedFragment };

/** A fragment with its model. `reload` reads it again; what is shown stays meanwhile. */
export function useFragment(
  path: string,
  sling: SlingClient,
): { readonly state: FragmentState; reload(): Promise<void> } {
  const [state, setState] = useState<FragmentState>({ is: 'loading' });
  const reload = useCallback(
    () =>
      load(path, sling).then(
        (fragment) => setState({ is: 'there', fragment }),
        (error: unknown) =>
          setState({ is: 'failed', message: error instanceof Error ? error.message : String(error) }),
      ),
    [path, sling],
  );
  useEffect(() => void reload(), [reload]);
  return { state, reload };
}

async function load(path: string, sling: SlingClient): Promise<LoadedFragment> {
  const [{ node, version }, { items }] = await Promise.all([
    sling.content(path),
    sling.json<{ items: readonly FragmentModel[] }>('/adobe/sites/cf/models'),
  ]);
  const wanted = dataOf(node)['cq:model'];
  const model = items.find((each) => each.path === wanted);
  if (!model)
    throw new SlingError(
      404,
      typeof wanted === 'string'
        ? t('Its model {wanted} is missing, so it has no form. Restore the model first.', { wanted })
        : t('This is a text fragment without a model; only fragments with a model have a form.'),
    );
  return { node, version, model };
}
