import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext } from '../../model-json/core/exporter/create-context';
import { exportResource } from '../../model-json/core/exporter/export-resource';
import type { Model } from '../../model-json/core/exporter/Exporter';
import { siteExporters } from '../../model-json/sites/ventora/exporters';
import type { Repository } from '../../model-json/core/repository/Repository';
import type { Resource } from '../../model-json/core/repository/Resource';

const root = path.resolve(__dirname, '../../model-json/sites/ventora');
const library = '/content/ventora-library/library';

/** The names of the pages of each section, `core-content/button`, from their files. */
export const pageNames: readonly string[] = readdirSync(path.join(root, 'content', library), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.json') && file.includes(path.sep))
  .map((file) => file.replaceAll(path.sep, '/').slice(0, -'.json'.length))
  .sort();

/** One example on a page, with the title and description by its author. */
export interface Example {
  readonly resource: Resource;
  readonly title: string;
  readonly fixture: string | undefined;
}

/** A page of the library. */
export interface LibraryPage {
  readonly name: string;
  readonly content: Resource;
  /** The resource type of the documented component. */
  readonly component: string | undefined;
  readonly examples: readonly Example[];
}

/** The component documented by a page, from its library facts. For `describe.each`, before a repository is open. */
export function componentOfPage(name: string): string | undefined {
  const file = path.join(root, 'content', library, `${name}.json`);
  return /"component": "([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
}

export function pageOf(repository: Repository, name: string): LibraryPage {
  const content = repository.get(`${library}/${name}/jcr:content`)!;
  const all = [...below(content)];
  const ofType = (type: string) =>
    all.filter(({ properties }) => properties['sling:resourceType'] === `ventora/components/library/${type}`);
  return {
    name,
    content,
    component: text(ofType('facts')[0], 'component'),
    examples: ofType('example').map((resource) => ({
      resource,
      title: text(resource, 'jcr:title') ?? resource.name,
      fixture: text(resource, 'fixture'),
    })),
  };
}

/** The model of an example's component, as exported to a page. */
export function demoOf(repository: Repository, { resource }: Example): Model | undefined {
  let page: Resource | undefined = resource;
  while (page && page.properties['jcr:primaryType'] !== 'cq:Page') page = page.parent;
  const context = createContext({ tree: repository, currentPage: page, registry: siteExporters });
  const model = exportResource(resource, context);
  const items = JSON.parse(JSON.stringify(model?.[':items'] ?? {})) as Model;
  return isModel(items.demo) ? items.demo : undefined;
}

/** A model and all its descendants. */
export function* modelsIn(model: Model): Generator<Model> {
  yield model;
  const items = model[':items'];
  if (!isModel(items)) return;
  for (const child of Object.values(items)) if (isModel(child)) yield* modelsIn(child);
}

const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* below(resource: Resource): Generator<Resource> {
  yield resource;
  for (const child of resource.children.values()) yield* below(child);
}

const text = (resource: Resource | undefined, name: string): string | undefined => {
  const value = resource?.properties[name];
  return typeof value === 'string' ? value : undefined;
};
