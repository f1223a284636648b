import { openFolder, component, contentFolder, page } from './testing/content-folder';
import type { NodeJson } from './node-json';
import { policyOf } from './policies';
import type { Repository } from './Repository';

const mapping = (policy: string | undefined, children: Record<string, NodeJson> = {}): NodeJson => ({
  'jcr:primaryType': 'nt:unstructured',
  'sling:resourceType': 'wcm/core/components/policies/mapping',
  ...(policy && { 'cq:policy': `ventora/components/${policy}` }),
  ...children,
});
const node = (members: NodeJson): NodeJson => ({ 'jcr:primaryType': 'nt:unstructured', ...members });
const types = (children: Record<string, NodeJson>) => ({ ventora: node({ components: node(children) }) });
const policy = (title: string): NodeJson => node({ 'jcr:title': title, 'cq:styleGroups': node({}) });

const template = (policies: NodeJson): NodeJson => ({
  'jcr:primaryType': 'cq:Template',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent' },
  structure: page('Structure', { header: component('header') }),
  policies: { 'jcr:primaryType': 'cq:Page', 'jcr:content': policies },
});

const mappings = {
  ...mapping('page/default'),
  root: mapping('container/structure', {
    header: mapping('header/default'),
    main: mapping(
      'container/main',
      types({ teaser: mapping('teaser/main'), container: mapping('container/inner') }),
    ),
    ...types({ teaser: mapping('teaser/structure') }),
  }),
};

const titles = (names: string[]) => Object.fromEntries(names.map((name) => [name, policy(name)]));
const policies = node({
  ventora: node({
    components: node({
      page: node(titles(['default'])),
      header: node(titles(['default'])),
      container: node(titles(['structure', 'main', 'inner'])),
      teaser: node(titles(['main', 'structure', 'other'])),
    }),
  }),
});

async function site(pageMappings: NodeJson = mappings) {
  const en = page('Home', {
    header: component('header'),
    teaser: component('teaser'),
    main: component('container', {
      teaser: component('teaser', { image: component('image') }),
      ventora: component('teaser'),
      nested: component('container', { deep: component('teaser') }),
      text: component('text'),
    }),
  });
  (en['jcr:content'] as NodeJson)['cq:template'] = '/conf/ventora/settings/wcm/templates/home-page';
  const folder = contentFolder({
    'conf/ventora/settings/wcm/policies.json': policies,
    'conf/ventora/settings/wcm/templates/home-page.json': template(pageMappings),
    'content/ventora/en.json': en,
    'content/ventora/bare.json': page('No template', { teaser: component('teaser') }),
  });
  return { folder, repository: await openFolder(folder) };
}

function titleOfPolicy(repository: Repository, path: string) {
  const resource = repository.get(path);
  if (!resource) throw new Error(`${path} is not there`);
  const found = policyOf(repository, resource);
  return found && `${found.parent?.name}/${found.name}`;
}

describe('the policy of', () => {
  const content = '/content/ventora/en/jcr:content';
  it.each([
    ['the page', '/content/ventora/en', 'page/default'],
    ['its content', content, 'page/default'],
    ['a container of the structure', `${content}/root/main`, 'container/main'],
    ['a component of the structure', `${content}/root/header`, 'header/default'],
    ['a component that an author inserted', `${content}/root/main/teaser`, 'teaser/main'],
    ['a component in another container', `${content}/root/teaser`, 'teaser/structure'],
    ['a container that an author inserted', `${content}/root/main/nested`, 'container/inner'],
    ['a component in that container', `${content}/root/main/nested/deep`, 'teaser/main'],
    [
      'a component with the same name as the node of the types',
      `${content}/root/main/ventora`,
      'teaser/main',
    ],
    ['a type without policy', `${content}/root/main/text`, undefined],
    ['a node in a component', `${content}/root/main/teaser/image`, undefined],
    ['a page without template', '/content/ventora/bare/jcr:content/root/teaser', undefined],
    ['a folder', '/content/ventora', undefined],
    [
      'the structure itself',
      '/conf/ventora/settings/wcm/templates/home-page/structure/jcr:content/root/header',
      'header/default',
    ],
  ])('%s', async (_, path, expected) => {
    const { repository } = await site();
    expect(titleOfPolicy(repository, path)).toBe(expected);
  });
});

it('comes with its style groups', async () => {
  const { repository } = await site();
  const teaser = repository.get('/content/ventora/en/jcr:content/root/main/teaser');
  expect(teaser && policyOf(repository, teaser)?.children.has('cq:styleGroups')).toBe(true);
});

it('reflects a change of the template and of the policy', async () => {
  const { repository } = await site();
  const path = '/content/ventora/en/jcr:content/root/main/teaser';
  expect(titleOfPolicy(repository, path)).toBe('teaser/main');
  const at =
    '/conf/ventora/settings/wcm/templates/home-page/policies/jcr:content/root/main/ventora/components/teaser';
  await repository.write(at, mapping('teaser/other'));
  expect(titleOfPolicy(repository, path)).toBe('teaser/other');
  await repository.delete('/conf/ventora/settings/wcm/policies/ventora/components/teaser/other');
  expect(titleOfPolicy(repository, path)).toBeUndefined();
});

it('reads three nodes for a component, however deep it is, so that it can be asked for each component of a page', async () => {
  const { repository } = await site();
  const deep = repository.get('/content/ventora/en/jcr:content/root/main/nested/deep');
  const get = jest.spyOn(repository, 'get');
  if (deep) policyOf(repository, deep);
  expect(get).toHaveBeenCalledTimes(3);
});
