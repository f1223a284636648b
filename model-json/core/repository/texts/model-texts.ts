import type { ResourceTree } from '../Resource';

const NONE: ReadonlySet<string> = new Set();

/** Looks up the text elements of a fragment model (`/conf/…/models/product`): those that are translatable. */
export function modelTexts(tree: ResourceTree): (model: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (model) => {
    let texts = known.get(model);
    if (!texts) known.set(model, (texts = read(tree, model)));
    return texts;
  };
}

function read(tree: ResourceTree, model: string): ReadonlySet<string> {
  if (!model.startsWith('/')) return NONE;
  const fields = tree.get(`${model}/jcr:content/model/cq:dialog/content/items`)?.children.values() ?? [];
  return new Set(
    [...fields]
      .filter(({ properties }) => String(properties['translatable']) === 'true')
      .map(({ properties }) => String(properties['name'])),
  );
}
