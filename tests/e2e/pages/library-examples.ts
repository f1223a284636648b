import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const library = '/content/ventora-library/library';
const folder = path.resolve(__dirname, '../../../model-json/sites/ventora/content', library.slice(1));

interface Example {
  fixture?: string;
}

interface LibraryPage {
  'jcr:content': { root: { main: Readonly<Record<string, Example>> } };
}

/** Addresses of all examples in the component library that show a given case. */
export function examplesOf(fixture: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && file.includes(path.sep))
    .flatMap((file) => {
      const { main } = (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as LibraryPage)[
        'jcr:content'
      ].root;
      const page = `${library}/${file.slice(0, -'.json'.length).replaceAll(path.sep, '/')}`;
      return Object.entries(main)
        .filter(([, example]) => example.fixture === fixture)
        .map(([name]) => `${page}/_jcr_content/root/main/${name}/demo.html`);
    });
}
