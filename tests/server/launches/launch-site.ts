import type { NodeJson } from '../../../model-json/core/repository/node-json';
import type { ReleaseReport } from '../../../shared/authoring/release';
import { component, files, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient, type Answered, type Form } from '../writes/author-client';

export const SITE = '/content/ventora/gb/en';
export const NEWS = `${SITE}/news`;
export const OFFER = `${SITE}/offer`;
export const OLD = `${SITE}/old-offers`;
export const ARTICLE = '/conf/ventora/settings/wcm/templates/article';
export const API = '/bin/ventora/launches.json';

export const text = (words: string): NodeJson =>
  component('text', { text: `<p>${words}</p>`, textIsRich: true });

const article: NodeJson = {
  'jcr:primaryType': 'cq:Template',
  'jcr:content': {
    'jcr:primaryType': 'cq:PageContent',
    'jcr:title': 'Article',
    status: 'enabled',
    allowedPaths: ['/content/ventora(/.*)?'],
  },
  initial: page('', { intro: text('Begin here') }),
};

/** A site with two pages, a page with one below, and a way to work on releases. */
export interface LaunchSite {
  readonly site: TestSite;
  readonly client: AuthorClient;
  post(form: Form): Promise<Answered & { readonly release: ReleaseReport; readonly message: string }>;
  /** Makes a release of pages. @returns its path */
  make(...pages: readonly string[]): Promise<string>;
  list(query?: string): Promise<readonly ReleaseReport[]>;
  /** What visitors see. */
  visit(path: string): Promise<{ readonly status: number; readonly body: string }>;
  /** The text of a page's component, for authors. */
  liveText(page: string): unknown;
  /** What authors see at a path. */
  open(path: string): Promise<{ readonly status: number; readonly body: string }>;
}

export async function startLaunchSite(): Promise<LaunchSite> {
  const home = {
    ...page('Home', { a: text('Welcome') }),
    news: {},
    offer: {},
    'old-offers': {},
    products: {},
  };
  const pages = {
    'content/ventora/gb/en.json': home,
    'content/ventora/gb/en/news.json': page('News', { a: text('Old news') }),
    'content/ventora/gb/en/offer.json': page('Offer', { a: text('Old offer') }),
    'content/ventora/gb/en/old-offers.json': { ...page('Old offers'), last: {} },
    'content/ventora/gb/en/old-offers/last.json': page('Last', { a: text('Last offer') }),
    'content/ventora/gb/en/products.json': page('Products', { a: text('Products') }),
  };
  const apps = 'apps/ventora/components.json';
  const navigation = {
    'jcr:primaryType': 'cq:Component',
    'sling:resourceSuperType': 'core/wcm/components/navigation/v2/navigation',
  };
  const site = await startSite({
    content: {
      [apps]: { ...files[apps], navigation },
      'conf/ventora/settings/wcm/templates/article.json': article,
      ...pages,
    },
    published: { [apps]: { ...files[apps], navigation }, ...pages },
  });
  const client = new AuthorClient(site.author);
  const post: LaunchSite['post'] = async (form) => {
    const answer = await client.post(API, form);
    return {
      ...answer,
      release: answer.json['release'] as ReleaseReport,
      message: String(answer.json['status.message']),
    };
  };
  const from = async (server: TestSite['author'], url: string) => {
    const { statusCode, body } = await server.inject({
      url,
      headers: { host: 'localhost:80', accept: 'text/html' },
    });
    return { status: statusCode, body };
  };
  return {
    site,
    client,
    post,
    make: async (...pagesTaken) =>
      (await post({ cmd: 'create', title: 'Spring', page: pagesTaken })).release.path,
    list: async (query = '') =>
      (await site.author.inject(`${API}${query}`)).json<{ releases: ReleaseReport[] }>().releases,
    visit: (path) => from(site.publish, path),
    liveText: (path) => site.repository.get(`${path}/jcr:content/root/a`)?.properties['text'],
    open: (path) => from(site.author, path),
  };
}
