import { ContentTree } from './content-package/content-tree';
import { createContext, type ContextOptions } from './create-context';
import { coreExporters } from './exporters';
import { componentOf, definitionProperty, exportResource, SuperTypeLoopError } from './export-resource';

const tree = ContentTree.of({
  apps: {
    acme: {
      hero: { 'sling:resourceSuperType': 'acme/headline', imageDelegate: 'acme/image' },
      headline: { 'sling:resourceSuperType': 'core/wcm/components/title/v3/title', 'jcr:title': 'Headline' },
      banner: { 'sling:resourceSuperType': 'acme/hero' },
      ring: { 'sling:resourceSuperType': 'acme/rong' },
      rong: { 'sling:resourceSuperType': 'acme/ring' },
      widget: {},
    },
  },
  content: {
    hero: { 'sling:resourceType': 'acme/hero', 'jcr:title': 'Hello' },
    banner: { 'sling:resourceType': 'acme/banner' },
    ring: { 'sling:resourceType': 'acme/ring' },
    widget: { 'sling:resourceType': 'acme/widget' },
    proxy: { 'sling:resourceType': 'acme/elsewhere', 'jcr:title': 'Hello' },
    own: {
      'sling:resourceType': 'acme/elsewhere',
      'sling:resourceSuperType': 'core/wcm/components/text/v2/text',
    },
    data: {},
    grid: {
      'sling:resourceType': 'wcm/foundation/components/responsivegrid',
      hero: { 'sling:resourceType': 'acme/hero' },
      widget: { 'sling:resourceType': 'acme/widget' },
      lost: { 'sling:resourceType': 'nobody/knows' },
      note: {},
      'cq:responsive': {},
    },
  },
});
const contextOf = (more: Partial<ContextOptions> = {}) =>
  createContext({ tree, currentPage: undefined, ...more });
const exported = (name: string, more?: Partial<ContextOptions>) =>
  exportResource(tree.get(`/content/${name}`)!, contextOf(more));

it('exports a site component with the exporter of its core component, under its own type', () => {
  expect(exported('hero')).toMatchObject({ text: 'Hello', ':type': 'acme/hero' });
});

it('finds the core component of a type that has no definition in the tree', () => {
  const superTypes = { 'acme/elsewhere': 'acme/headline' };
  expect(exported('proxy', { superTypes })).toMatchObject({ text: 'Hello', ':type': 'acme/elsewhere' });
});

it("follows the resource's own super type", () => expect(exported('own')).toMatchObject({ richText: false }));

it('prefers a site exporter to that of the super type', () => {
  const registry = { ...coreExporters, 'acme/headline': () => ({ ':type': 'mine' }) };
  expect(exported('hero', { registry })).toEqual({ ':type': 'mine' });
});

it('lists the types when super types run in a circle', () => {
  expect(() => exported('ring')).toThrow(SuperTypeLoopError);
  expect(() => exported('ring')).toThrow('acme/ring → acme/rong → acme/ring');
});

it('reports a type without an exporter once, and ignores plain nodes', () => {
  const unknown: string[] = [];
  const onUnknown = ({ path }: { path: string }) => unknown.push(path);
  expect(exported('widget', { onUnknown })).toBeUndefined();
  expect(exported('data', { onUnknown })).toBeUndefined();
  expect(unknown).toEqual(['/content/widget']);
});

it('keeps the cell of a component without a model in the grid, and leaves out nodes that are not components', () => {
  expect(exported('grid')).toMatchObject({
    ':itemsOrder': ['hero', 'widget'],
    ':items': { widget: { ':type': 'acme/widget' } },
    columnClassNames: { hero: expect.any(String), widget: expect.any(String) },
  });
});

it('recognises a component by its definition or its exporter', () => {
  const of = (name: string) => componentOf(tree.get(`/content/${name}`)!, contextOf())?.resourceType;
  expect(of('hero')).toBe('acme/hero');
  expect(of('grid')).toBe('wcm/foundation/components/responsivegrid');
  expect(of('data')).toBeUndefined();
});

it('inherits properties that a component definition does not set itself', () => {
  const banner = componentOf(tree.get('/content/banner')!, contextOf())!;
  expect(definitionProperty(banner, 'imageDelegate', contextOf())).toBe('acme/image');
  expect(definitionProperty(banner, 'missing', contextOf())).toBeUndefined();
  const ring = componentOf(tree.get('/content/ring')!, contextOf())!;
  expect(definitionProperty(ring, 'missing', contextOf())).toBeUndefined();
});
