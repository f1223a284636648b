/** @jest-turn 6 */
import components from '../../../model-json/sites/ventora/content/apps/ventora/components.json';
import type { PageTexts, XliffReport } from '../../../shared/authoring/translation';
import { component, files, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient } from '../writes/author-client';

/* Whether a text is HTML is what its dialog says, not what it looks like. */

const GB = '/content/ventora/gb/en/air';
const DE = '/content/ventora/de/de/air';
const ROOT = '/jcr:content/root';
const QUERY = `path=${GB}&language=de-DE`;
const XLF = '/bin/ventora/translation.xlf';

const { teaser, embed } = components;
const listed = ({ prose, rich }: { prose: string[]; rich: string[] }) => ({
  'jcr:primaryType': 'cq:Component',
  ...{ prose, rich },
});

let site: TestSite;
let client: AuthorClient;
beforeEach(async () => {
  const air = page('Air', {
    title: component('title', { 'jcr:title': '<b>Air</b>' }),
    text: component('text', { text: '<p>Air</p>' }),
    teaser: component('teaser', {
      'jcr:title': '<b>Dry</b>',
      'jcr:description': 'Dry <b>air</b> &amp; more',
    }),
    embed: component('embed', { type: 'html', html: '<p class="x">Our map</p>' }),
  });
  site = await startSite({
    content: {
      'apps/ventora/components.json': {
        ...files['apps/ventora/components.json'],
        teaser: listed(teaser),
        embed: listed(embed),
      },
      'content/ventora.json': page('Ventora'),
      'content/ventora/gb.json': page('United Kingdom'),
      'content/ventora/de.json': page('Germany'),
      'content/ventora/gb/en/air.json': air,
      'content/ventora/de/de/air.json': air,
    },
  });
  client = new AuthorClient(site.author);
});
afterEach(() => site.close());

const exported = async () => (await site.author.inject(`${XLF}?${QUERY}`)).body;
const source = async (id: string) =>
  new RegExp(`<unit id="root:${id}"[^]*?<source>([^]*?)</source>`).exec(await exported())?.[1];
const imported = async (xlf: string) => {
  const headers = { 'csrf-token': await client.token() };
  return (await site.author.inject({ method: 'POST', url: XLF, headers, payload: xlf })).json<XliffReport>();
};

it('gives translators a title that looks like markup as words', async () => {
  expect(await source('title:jcr_3a_title')).toBe('&lt;b&gt;Air&lt;/b&gt;');
  expect(await source('teaser:jcr_3a_title')).toBe('&lt;b&gt;Dry&lt;/b&gt;');
});

it('gives translators a text with its markup in codes only if its author chose rich text', async () => {
  expect(await source('text:text')).toBe('&lt;p&gt;Air&lt;/p&gt;');
  await client.post(`${GB}${ROOT}/text`, { textIsRich: 'false' });
  expect(await source('text:text')).toBe('&lt;p&gt;Air&lt;/p&gt;');
  await client.post(`${GB}${ROOT}/text`, { textIsRich: 'true' });
  expect(await source('text:text')).toBe('<pc id="1" dataRefStart="s1" dataRefEnd="e1">Air</pc>');
});

it('keeps the markup of a rich text that begins with words', async () => {
  const codes = 'Dry <pc id="1" dataRefStart="s1" dataRefEnd="e1">air</pc> &amp; more';
  expect(await source('teaser:jcr_3a_description')).toBe(codes);
  const file = (await exported()).replaceAll('state="initial"', 'state="translated"');
  const target = codes.replace('Dry', 'Trockene').replace('>air', '>Luft').replace('more', 'mehr &lt; alles');
  const { faults } = await imported(file.replace(`<target>${codes}`, `<target>${target}`));
  expect(faults).toEqual([]);
  expect((await client.node(`${DE}${ROOT}/teaser`))['jcr:description']).toBe(
    'Trockene <b>Luft</b> &amp; mehr &lt; alles',
  );
});

it('keeps the markup of embedded HTML out of the words', async () => {
  expect(await source('embed:html')).toBe('<pc id="1" dataRefStart="s1" dataRefEnd="e1">Our map</pc>');
});

it('puts words on the page as they are, whatever they look like', async () => {
  const file = (await exported())
    .replaceAll('state="initial"', 'state="translated"')
    .replace('<target>&lt;b&gt;Air&lt;/b&gt;', '<target>&lt;i&gt;Luft &amp; mehr');
  expect((await imported(file)).faults).toEqual([]);
  expect((await client.node(`${DE}${ROOT}/title`))['jcr:title']).toBe('<i>Luft & mehr');
});

it('says of each text whether it is rich', async () => {
  const { body } = await site.author.inject(`/bin/ventora/translation-texts.json?${QUERY}`);
  const { pairs } = JSON.parse(body) as PageTexts;
  expect(pairs).toHaveLength(6);
  expect(pairs.filter(({ isRich }) => isRich).map(({ id }) => id)).toEqual([
    'root:teaser:jcr_3a_description',
    'root:embed:html',
  ]);
});
