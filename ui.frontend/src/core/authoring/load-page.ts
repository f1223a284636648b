import { ModelManager, PathUtils, type Model } from '@adobe/aem-spa-page-model-manager';
import { readInitialState } from '../kit/html/initial-state';
import { toSdkProps, type SdkProps } from './raw-model';

/**
 * Starts the SDK's model store, which then receives the editor's changes. State sent with the page is not requested
 * again.
 * @returns the model of the page at this address: the hierarchy's root, or a page loaded beside it
 */
export async function loadPage(): Promise<SdkProps> {
  const state = readInitialState();
  const root: Model | undefined = await ModelManager.initialize(
    state && { model: state.rootModel as Model, path: state.rootModelUrl },
  );
  const here = PathUtils.sanitize(location.pathname) ?? '';
  const page = root?.[':children']?.[here] ?? root;
  if (!page) throw new Error(`no page model for "${here}"`);
  return toSdkProps({ ...page });
}
