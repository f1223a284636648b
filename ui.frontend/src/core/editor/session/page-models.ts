import type { SlingClient } from '../sling/SlingClient';
import { SlingError } from '../sling/SlingError';
import { isNode } from '../sling/content-node';

export type Model = Readonly<Record<string, unknown>>;

/** Models of parts of one page. */
export interface PageModels {
  /** @param path the page's `…/jcr:content`, or any descendant */
  read(path: string): Promise<Model>;
}

/** @param root the page's `…/jcr:content` */
export function pageModels(sling: Pick<SlingClient, 'model'>, root: string): PageModels {
  const page = root.slice(0, -'/jcr:content'.length);
  return {
    async read(path) {
      if (path === root) return sling.model(page);
      try {
        return await sling.model(path);
      } catch (error) {
        if (!(error instanceof SlingError) || error.status !== 404) throw error;
        // Nodes that exist only in the template are part of the page's model, with no address of their own.
        const found = itemAt(await sling.model(page), path.slice(root.length + 1).split('/'));
        if (!found) throw error;
        return found;
      }
    },
  };
}

const itemAt = (model: Model, names: readonly string[]): Model | undefined =>
  names.reduce<Model | undefined>((parent, name) => {
    const items = parent?.[':items'];
    const item = isNode(items) ? items[name] : undefined;
    return isNode(item) ? item : undefined;
  }, model);
