import { readdirSync } from 'node:fs';
import path from 'node:path';

const sitesFolder = path.resolve(__dirname, '../../ui.frontend/src/sites');
const sites = readdirSync(sitesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(sites)(
  'the search of %s is plain exactly if nothing it finds has a look of its own',
  async (site) => {
    const folder = path.join(sitesFolder, site);
    const { isPlain } = (await import(path.join(folder, 'search/plain-results'))) as { isPlain: boolean };
    const { resultLists } = (await import(path.join(folder, 'search/result-lists'))) as {
      resultLists: object;
    };
    expect(isPlain).toBe(Object.keys(resultLists).length === 0);
  },
);
