import type { NodeJson } from '../../../model-json/core/repository/node-json';
import { component, page } from '../fixture-site';
import { FOUND_TEXTS, REPLACEMENTS } from '../../../shared/addresses/found-texts';
import type { FoundTexts, Replaced, TickedText } from '../../../shared/authoring/found-texts';
import { startSite, type SiteOptions, type TestSite } from '../start-site';
import { AuthorClient, type Form } from './author-client';

export const SITE = '/content/ventora/gb/en';
const MODEL = '/conf/ventora/settings/dam/cfm/models/note';
const node = (more: NodeJson): NodeJson => ({ 'jcr:primaryType': 'nt:unstructured', ...more });
const rich = (text: string) => component('text', { text, textIsRich: true });

/** A site that is about pumps: two pages, a locked one, a fragment, and a live copy of all pages. */
const pumpSite: SiteOptions = {
  isDerived: true,
  published: {},
  content: {
    'conf/ventora/settings/dam/cfm/models/note.json': {
      'jcr:primaryType': 'cq:Template',
      'jcr:content': {
        'jcr:primaryType': 'cq:PageContent',
        model: node({
          'cq:dialog': node({
            content: node({
              items: node({
                words: node({ name: 'words', translatable: 'true' }),
                code: node({ name: 'code' }),
              }),
            }),
          }),
        }),
      },
    },
    'content/ventora/gb/en/a.json': page('Pumps', {
      t: rich('<p>Our <b>pump</b> and the <a href="/pump.html">old pump</a>.</p>'),
      h: component('title', { 'jcr:title': 'A pump', type: 'pump' }),
    }),
    'content/ventora/gb/en/b.json': page('B', { t: rich('<p>One pump.</p>') }),
    'content/ventora/gb/en/c.json': page('C', { t: rich('<p>Their pump.</p>') }, { 'jcr:lockOwner': 'ann' }),
    'content/dam/ventora/notes/note.json': {
      'jcr:primaryType': 'dam:Asset',
      'jcr:content': {
        'jcr:primaryType': 'dam:AssetContent',
        'jcr:title': 'Note',
        contentFragment: true,
        data: node({
          'cq:model': MODEL,
          master: node({ words: ['No', 'A pump & a pump'], code: 'pump' }),
        }),
      },
    },
    'content/ventora/ie.json': page('Ireland'),
    'content/ventora/ie/en.json': {
      ...page('Copy'),
      'jcr:content': {
        'jcr:primaryType': 'cq:PageContent',
        'cq:LiveSyncConfig': { 'jcr:primaryType': 'cq:LiveCopy', 'cq:master': SITE, 'cq:isDeep': true },
      },
    },
  },
};

/** Such a site, new for each test, on which “pump” is replaced by “fan”. */
export class PumpSite {
  site!: TestSite;
  client!: AuthorClient;

  constructor() {
    beforeEach(async () => {
      this.site = await startSite(pumpSite);
      this.client = new AuthorClient(this.site.author);
    });
    afterEach(() => this.site.close());
  }

  async find(path: string, more = ''): Promise<FoundTexts> {
    const address = `${FOUND_TEXTS}?path=${path}&text=pump${more}`;
    const { statusCode, body } = await this.site.author.inject(address);
    expect([statusCode, statusCode === 200 ? '' : body]).toEqual([200, '']);
    return JSON.parse(body) as FoundTexts;
  }

  async replace(texts: readonly TickedText[], form: Form = {}): Promise<Replaced> {
    const { status, json } = await this.post(texts, form);
    expect(status).toBe(200);
    return json as unknown as Replaced;
  }

  post(texts: readonly TickedText[], form: Form = {}) {
    return this.client.post(REPLACEMENTS, {
      ...{ cmd: 'replace', path: '/content', text: 'pump', replacement: 'fan', texts: JSON.stringify(texts) },
      ...form,
    });
  }

  undo(id: number, form: Form = {}) {
    return this.client.post(REPLACEMENTS, { cmd: 'undo', id: String(id), ...form });
  }

  textOf(path: string, name = 'text', node = 't') {
    return this.content(path)?.children.get('root')?.children.get(node)?.properties[name];
  }

  content(path: string) {
    return this.site.repository.get(`${SITE}/${path}/jcr:content`);
  }
}

/** All matches, on all pages or on some. */
export const tickedOf = (found: FoundTexts, paths?: readonly string[]): TickedText[] =>
  found.pages
    .filter(({ path }) => !paths || paths.includes(path))
    .flatMap(({ texts }) => texts)
    .map(({ matches, ...text }) => ({ ...text, matches: matches.map((_, i) => i) }));
