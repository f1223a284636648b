import { AuthorClient } from './writes/author-client';
import { component, page } from './fixture-site';
import { startSite, type TestSite } from './start-site';

/** The page to write to, and its container with the texts a, b and c. */
export const LAB = '/content/ventora/gb/en/lab';
export const ROOT = `${LAB}/jcr:content/root`;

/** A site with a page to write to, new for each test. */
export class Lab {
  site!: TestSite;
  client!: AuthorClient;

  constructor() {
    beforeEach(async () => {
      this.site = await startSite({
        content: {
          'content/ventora/gb/en/lab.json': page('Lab', {
            a: component('text', { text: 'A', size: 3, tags: ['x', 'y'], on: true }),
            b: component('text', { text: 'B' }),
            c: component('text', { text: 'C' }),
          }),
          'content/ventora/gb/en/lab/child.json': page('Child'),
        },
      });
      this.client = new AuthorClient(this.site.author);
    });
    afterEach(() => this.site.close());
  }

  properties(path: string) {
    return this.site.repository.get(path)?.properties;
  }

  names(path: string): string[] {
    return this.site.repository.list(path).map(({ name }) => name);
  }
}
