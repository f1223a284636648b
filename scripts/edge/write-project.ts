import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Edge } from '../../ui.frontend/src/core/edge/edge';
import { idOfType } from '../../shared/addresses/app';
import {
  xwalkDefinition,
  xwalkFilters,
  xwalkModels,
} from '../../model-json/core/server/edge-delivery/block-definitions';
import { headHtml } from '../../model-json/core/server/edge-delivery/head-html';
import type { Frontend } from '../../model-json/core/server/frontend/frontend';
import type { Instance } from '../../model-json/core/server/Instance';
import { sitesOf } from '../../model-json/core/server/pages/sites';
import { CONTENT_ROOT, DAM_ROOT } from '../../shared/addresses/app';
import type { BlockSource } from './build-blocks';

/** The CSS of a project, as `dist/server.js` has it. */
export interface EdgeStyles {
  readonly base: string;
  readonly themes: ReadonlyMap<string, string>;
  ofType(resourceType: string): string;
}

/** Shown when it is drawn, or at once to those without scripts (`head.html`). */
const HIDDEN = 'body{display:none}body.appear{display:block}';

/** Writes a file below a folder. */
export function writeTo(out: string, name: string, content: string | Buffer): void {
  const file = path.join(out, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes what a project has besides scripts and pages. */
export function writeProject(
  out: string,
  { repository, urls }: Pick<Instance, 'repository' | 'urls'>,
  frontend: Pick<Frontend, 'assets' | 'file'> & { readonly edge: Edge; readonly edgeStyles: EdgeStyles },
  files: readonly string[],
  sources: readonly BlockSource[],
): void {
  const { edge, edgeStyles, assets } = frontend;
  const json = (name: string, value: unknown) => writeTo(out, name, `${JSON.stringify(value, null, 2)}\n`);
  json('component-definition.json', xwalkDefinition(repository, edge.blocks));
  json('component-models.json', xwalkModels(repository, edge.blocks, edge.sectionFields));
  json('component-filters.json', xwalkFilters(edge.blocks));
  json('paths.json', pathsOf({ repository, urls }));
  writeTo(out, 'head.html', headHtml(assets.script));
  writeTo(out, 'styles/styles.css', edgeStyles.base + HIDDEN);
  for (const [name, css] of edgeStyles.themes) writeTo(out, `styles/theme-${name}.css`, css);
  for (const { resourceType } of sources) {
    const id = idOfType(resourceType);
    writeTo(out, `blocks/${id}/${id}.css`, edgeStyles.ofType(resourceType));
  }
  for (const address of files) {
    const body = frontend.file(address);
    if (body) writeTo(out, address.slice(1), body.bytes);
  }
}

/** Which content is at which address: https://www.aem.live/developer/authoring-path-mapping */
function pathsOf({ repository, urls }: Pick<Instance, 'repository' | 'urls'>): object {
  const { map } = urls();
  const mappings = sitesOf(repository).map(({ root }) => {
    const address = map(`${root.path}.html`);
    return `${root.path}/:${address === '/' ? '/' : `${address}/`}`;
  });
  return { mappings, includes: [`${CONTENT_ROOT}/`, `${DAM_ROOT}/`] };
}
