import { authorUrl } from '../ports';
import { expect, test as base, type APIRequestContext, type Locator, type Page } from '@playwright/test';

export const author = authorUrl;
const parent = '/content/ventora/gb/en';

const node = (type: string, members: object = {}) => ({
  'jcr:primaryType': 'nt:unstructured',
  'sling:resourceType': type.includes('/') ? type : `ventora/components/${type}`,
  ...members,
});
const container = (members: object = {}) => node('container', { layout: 'responsiveGrid', ...members });

/** The content that each test starts from: nested sections, columns, tabs (one is empty), an unknown component. */
const content = {
  'jcr:primaryType': 'cq:Page',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'sling:resourceType': 'ventora/components/page',
    'cq:template': '/conf/ventora/settings/wcm/templates/content-page',
    'jcr:title': 'Editor sample',
    root: container({
      main: container({
        roleAttribute: 'main',
        intro: container({
          title: node('title', { 'jcr:title': 'Dry air for paint shops', type: 'h1' }),
          text: node('text', {
            text: '<p>Pressure dew point 3 °C, without condensate.</p>',
            textIsRich: true,
          }),
        }),
        pictures: container({
          image: node('image', {
            fileReference: '/content/dam/ventora/brand/ventora-logo.svg',
            alt: 'Ventora',
          }),
        }),
        facts: node('tabs', {
          item_1: container({
            'cq:panelTitle': 'Data',
            text: node('text', { text: '<p>880 l/min at 11 bar.</p>', textIsRich: true }),
          }),
          item_2: container({ 'cq:panelTitle': 'Service' }),
        }),
        widget: node('ventora/components/gone', { 'jcr:title': 'Left over' }),
      }),
    }),
  },
};

const teaser = node('teaser', {
  pretitle: 'Compressors',
  'jcr:title': 'Air for three shifts',
  titleFromPage: false,
  'jcr:description': '<p>66 dB(A).</p>',
  descriptionFromPage: false,
  actions: { item0: { link: '/content/ventora/gb/en/products', text: 'See the range' } },
});

/** A test's own page, open in the editor. */
export class Sample {
  readonly path: string;
  readonly main: string;

  constructor(
    readonly page: Page,
    private readonly request: APIRequestContext,
    name: string,
  ) {
    this.path = `${parent}/${name}`;
    this.main = `${this.path}/jcr:content/root/main`;
  }

  /** Another page beside this one, not open. */
  beside(path: string): Sample {
    return new Sample(this.page, this.request, path.slice(parent.length + 1));
  }

  /** The same page in another window. */
  on(page: Page): Sample {
    return new Sample(page, this.request, this.path.slice(parent.length + 1));
  }

  async create(): Promise<void> {
    await this.post(parent, {
      ':operation': 'import',
      ':contentType': 'json',
      ':name': this.path.slice(parent.length + 1),
      ':content': JSON.stringify(content),
    });
  }

  /** Puts a teaser into the first section, after its text. */
  async addTeaser(): Promise<void> {
    await this.post(`${this.main}/intro`, {
      ':operation': 'import',
      ':contentType': 'json',
      ':name': 'teaser',
      ':content': JSON.stringify(teaser),
    });
  }

  async remove(): Promise<void> {
    await this.post(this.path, { ':operation': 'delete' });
  }

  async open(): Promise<void> {
    await this.page.goto(`${author}/editor.html${this.path}.html`);
    await expect(this.item('intro/title')).toBeVisible();
  }

  /** Opens the page and presses a key on an item: Enter opens its dialog, F2 edits it in place. */
  async openAt(relative: string, key: string): Promise<void> {
    await this.open();
    await this.item(relative).focus();
    await this.page.keyboard.press(key);
  }

  /** An item's overlay on the page. */
  item(relative: string): Locator {
    return this.page
      .getByRole('tree', { name: 'Content of the page' })
      .locator(`[data-path="${relative ? `${this.main}/${relative}` : this.main}"]`);
  }

  /** An item's row in the content tree. */
  row(relative: string): Locator {
    return this.page
      .getByRole('tree', { name: 'Structure of the page' })
      .locator(`[data-path="${relative ? `${this.main}/${relative}` : this.main}"]`);
  }

  /** The page in its frame. */
  get frame() {
    return this.page.frameLocator('iframe');
  }

  /** The server's content below `main`. */
  async stored(relative = ''): Promise<Record<string, unknown>> {
    const path = relative ? `${this.main}/${relative}` : this.main;
    const answer = await this.request.get(
      `${author}${path.replace('jcr:content', '_jcr_content')}.infinity.json`,
    );
    return answer.ok() ? ((await answer.json()) as Record<string, unknown>) : {};
  }

  /** Names of the server's children, in order. */
  async children(relative = ''): Promise<string[]> {
    return Object.entries(await this.stored(relative)).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? [name] : [],
    );
  }

  /** A post by another author. */
  async post(path: string, form: Record<string, string>): Promise<void> {
    const { token } = (await (await this.request.get(`${author}/libs/granite/csrf/token.json`)).json()) as {
      token: string;
    };
    const headers = { 'CSRF-Token': token, Origin: author };
    const answer = await this.request.post(`${author}${path}`, { form, headers });
    expect(answer.ok(), `${answer.status()} ${await answer.text()}`).toBe(true);
  }
}

/** Editor tests, each with its own page so that they do not affect each other. */
export const test = base.extend<{ sample: Sample }>({
  viewport: { width: 1366, height: 900 },
  sample: async ({ page, request }, use, { testId, workerIndex }) => {
    const sample = new Sample(page, request, `sample-${testId.slice(-8)}-${workerIndex}`);
    await sample.create();
    await use(sample);
    await sample.remove();
  },
});

export { expect };
