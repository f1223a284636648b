import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { homeFolder } from '../project/places';
import { componentType, LIBRARY_ROOT } from '../../shared/addresses/app';

const content = path.resolve(__dirname, '../..', homeFolder, 'content');
const LIBRARY = `${LIBRARY_ROOT.slice(1)}/library`;

/**
 * Where each component is shown and described: its page in the component library, by resource type
 * (`mysite/components/title` → `/content/mysite-library/library/core-content/title.html`).
 */
export function helpPages(): Map<string, string> {
  const pages = new Map<string, string>();
  if (!existsSync(path.join(content, LIBRARY))) return pages;
  for (const name of readdirSync(path.join(content, LIBRARY), { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.json')) continue;
    const page: unknown = JSON.parse(readFileSync(path.join(content, LIBRARY, name), 'utf8'));
    const component = describedIn(page);
    if (component !== undefined)
      pages.set(component, `/${LIBRARY}/${name.replaceAll(path.sep, '/').replace(/\.json$/, '.html')}`);
  }
  return pages;
}

/** The component that a page documents. */
function describedIn(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const isFacts =
    'sling:resourceType' in node && node['sling:resourceType'] === componentType('library/facts');
  if (isFacts && 'component' in node && typeof node.component === 'string') return node.component;
  for (const child of Object.values(node)) {
    const found = describedIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
