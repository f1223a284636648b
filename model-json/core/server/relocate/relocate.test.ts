import { withDerivedPages } from '../../repository/derived/derived-repository';
import type { NodeJson } from '../../repository/node-json';
import type { Repository } from '../../repository/Repository';
import { component, contentFolder, openFolder, page } from '../../repository/testing/content-folder';
import { vanityPathsOf } from '../pages/addresses/vanity-paths';
import { movedTo } from './moved-to';
import { relocate } from './relocate';

const gb = '/content/site/gb/en';
const us = '/content/site/us/en';

const follows = (path: string, more: NodeJson = {}): NodeJson => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'cq:LiveSyncConfig': {
      'jcr:primaryType': 'nt:unstructured',
      'cq:master': path,
      'cq:isDeep': true,
      ...more,
    },
  },
});
const half: NodeJson = {
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    root: { 'jcr:primaryType': 'nt:unstructured', hours: component('text', { text: 'Eastern Time' }) },
  },
};

const open = async (more: Record<string, NodeJson> = {}): Promise<Repository> =>
  withDerivedPages(
    await openFolder(
      contentFolder({
        'content.json': { 'jcr:primaryType': 'sling:Folder' },
        'content/site/gb/en.json': {
          ...page('Home', {
            teaser: component('teaser', { linkURL: `${gb}/after-sales/plans` }),
            text: component('text', { text: `<a href="${gb}/after-sales.html#top">Service</a>` }),
          }),
          'after-sales': {},
          about: {},
        },
        'content/site/gb/en/after-sales.json': page('After sales'),
        'content/site/gb/en/after-sales/plans.json': page('Plans'),
        'content/site/gb/en/about.json': page('About', {
          link: component('link', { to: `${us}/after-sales` }),
        }),
        'content/site/us/en.json': follows(gb, { 'cq:excludedPaths': ['/after-sales/plans'] }),
        'content/site/us/en/after-sales.json': half,
        ...more,
      }),
    ),
    () => ({ roots: [], below: () => [] }),
  );

const move = (site: Repository, from: string, to: string, keepAddress = true) =>
  site.change((draft) => relocate(draft, site, { from, to, keepAddress, adjustLinks: true }));
const properties = (site: Repository, path: string) => site.get(path)!.properties;
const now = (site: Repository, path: string) =>
  movedTo(path, (each) => vanityPathsOf(site)().get(each)?.page, site);

it('changes links, rich texts and references to the new address, including those to a live copy', async () => {
  const site = await open();
  const { adjusted } = await move(site, `${gb}/after-sales`, `${gb}/service`);
  expect(adjusted).toEqual([gb, `${gb}/about`]);
  expect(properties(site, `${gb}/jcr:content/root/teaser`)['linkURL']).toBe(`${gb}/service/plans`);
  expect(properties(site, `${gb}/jcr:content/root/text`)['text']).toBe(
    `<a href="${gb}/service.html#top">Service</a>`,
  );
  expect(properties(site, `${gb}/about/jcr:content/root/link`)['to']).toBe(`${us}/service`);
});

it('also moves a live copy’s own content and its exclusions', async () => {
  const site = await open();
  await move(site, `${gb}/after-sales`, `${gb}/service`);
  expect(properties(site, `${us}/service/jcr:content/root/hours`)['text']).toBe('Eastern Time');
  expect(properties(site, `${us}/service/jcr:content`)['jcr:title']).toBe('After sales');
  expect(site.get(`${us}/after-sales`)).toBeUndefined();
  expect(site.get(`${us}/service/plans`)).toBeUndefined();
});

it('keeps the place of a renamed page among its siblings', async () => {
  const site = await open();
  await move(site, `${gb}/after-sales`, `${gb}/service`);
  expect(site.list(gb).map(({ name }) => name)).toEqual(['jcr:content', 'service', 'about']);
});

it('redirects from all former addresses, in each live copy, including child pages and documents', async () => {
  const site = await open();
  await move(site, `${gb}/after-sales`, `${gb}/service`);
  await move(site, `${gb}/service`, `${gb}/care`);
  await move(site, `${gb}/care/plans`, `${gb}/plans`);
  expect(now(site, `${gb}/after-sales.html`)).toBe(`${gb}/care.html`);
  expect(now(site, `${gb}/service.datasheet.pdf`)).toBe(`${gb}/care.datasheet.pdf`);
  expect(now(site, `${us}/after-sales`)).toBe(`${us}/care`);
  expect(now(site, `${gb}/after-sales/plans.html`)).toBe(`${gb}/plans.html`);
  expect(now(site, `${gb}/after-sales/nothing`)).toBeUndefined();
  expect(now(site, `${gb}/aftersales`)).toBeUndefined();
});

it('stores a former address as in Sling, beside those set by authors', async () => {
  const site = await open();
  await move(site, `${gb}/after-sales`, `${gb}/service`);
  expect(properties(site, `${gb}/service/jcr:content`)).toMatchObject({
    'sling:vanityPath': [`${gb}/after-sales`],
    'sling:redirect': true,
    'sling:redirectStatus': 301,
  });
  const content = `${gb}/about/jcr:content`;
  await site.change((draft) => draft.setProperty(content, 'sling:vanityPath', '/us'));
  await move(site, `${gb}/about`, `${gb}/company`);
  expect(properties(site, `${gb}/company/jcr:content`)['sling:vanityPath']).toEqual(['/us', `${gb}/about`]);
  expect(properties(site, `${gb}/company/jcr:content`)['sling:redirect']).toBeUndefined();
});

it('leaves no trace of a rename that is reverted', async () => {
  const site = await open();
  const before = JSON.stringify([
    site.get(`${gb}/after-sales/jcr:content`)!.properties,
    properties(site, `${gb}/jcr:content/root/text`),
  ]);
  await move(site, `${gb}/after-sales`, `${gb}/service`);
  await move(site, `${gb}/service`, `${gb}/after-sales`, false);
  const after = JSON.stringify([
    site.get(`${gb}/after-sales/jcr:content`)!.properties,
    properties(site, `${gb}/jcr:content/root/text`),
  ]);
  expect(after).toBe(before);
  expect(properties(site, `${us}/after-sales/jcr:content/root/hours`)['text']).toBe('Eastern Time');
  expect(now(site, `${gb}/service`)).toBeUndefined();
});
