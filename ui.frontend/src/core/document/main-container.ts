import { componentType } from '../../../../shared/addresses/app';
import type { RawModel } from '../kit/models/container';
import { drawnBy } from '../kit/migrated/drawn-by';
import { modelSearch } from './model-search';

const hasMain = modelSearch((model) => 'roleAttribute' in model && model.roleAttribute === 'main');

/** A title or a text with the heading of the page. */
const hasPageHeading = modelSearch(
  (model) =>
    ('type' in model && model.type === 'h1') ||
    ('text' in model && typeof model.text === 'string' && /<h1[\s>]/.test(model.text)),
);

const isContainer = (model: RawModel | undefined): model is RawModel =>
  model !== undefined && drawnBy(model[':type']) === componentType('container');

/** HTML allows no `main` inside these, and none of them is a page's main part. */
const NEVER_MAIN: ReadonlySet<unknown> = new Set(['header', 'footer', 'aside', 'nav', 'article']);

const mayBeMain = (model: RawModel | undefined): model is RawModel =>
  isContainer(model) && !NEVER_MAIN.has(model['appliedHtmlElement']);

/** The container that is drawn as a page's `main`. */
export interface MainContainer {
  /** Below the page's content, `root/container`. */
  readonly path: string;
  readonly model: RawModel;
}

/**
 * Finds the main part of a page whose containers have no role, as in sites that a migration brought. It is the first
 * container that its policy draws as `main`; where the model does not say it, as in AEM's JSON, the container beside header
 * and footer that has the page's heading, else the first, and the root itself if it has none.
 *
 * @param root the page's root container
 * @returns undefined if a container has the role already, or if the root is no container
 */
export function mainContainer(root: RawModel | undefined): MainContainer | undefined {
  if (!isContainer(root) || hasMain(root)) return undefined;
  const found: MainContainer = { path: 'root', model: root };
  const children = childrenOf(found);
  return drawnAsMain(found) ?? children.find(({ model }) => hasPageHeading(model)) ?? children[0] ?? found;
}

/** The first container in document order that a policy draws as `main`. */
function drawnAsMain(container: MainContainer): MainContainer | undefined {
  if (container.model['appliedHtmlElement'] === 'main') return container;
  for (const child of childrenOf(container)) {
    const found = drawnAsMain(child);
    if (found) return found;
  }
  return undefined;
}

function childrenOf({ path, model }: MainContainer): MainContainer[] {
  const items = model[':items'] ?? {};
  return (model[':itemsOrder'] ?? []).flatMap((name) => {
    const child = items[name];
    return mayBeMain(child) ? [{ path: `${path}/${name}`, model: child }] : [];
  });
}
