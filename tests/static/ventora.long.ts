import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuild } from '../../scripts/ensure-build';
import { crawl } from './crawl';
import { Nginx, whyNoNginx } from './nginx';
import { changeText, figuresOf, FOR_AN_ADDRESS, publishStatic } from './publish-static';

/* The whole site as files. Pictures and documents are made by the first export; the second export is measured. */

const ORIGIN = 'https://www.ventora.example';
const HOUR = 3_600_000;
const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
const data = path.join(folder, 'data');
const run = async (out: string) =>
  figuresOf(await publishStatic('ventora', ['--out', out, '--origin', ORIGIN], data));

beforeAll(() => ensureBuild(), HOUR);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  'exports every page, answers every link, and afterwards exports only what changed',
  async () => {
    const out = path.join(folder, 'out');
    await run(out);
    const all = await run(path.join(folder, 'again'));
    console.log({ all });
    expect(all.processorSeconds / all.addresses).toBeLessThan(FOR_AN_ADDRESS);

    changeText('ventora', data, 'gb/en/contact.json');
    const changed = await run(out);
    console.log({ changed });
    // The page in three countries, their models, and the files of their search.
    expect(changed.made).toBeLessThan(120);
    expect(changed.processorSeconds).toBeLessThan(40);

    const why = whyNoNginx();
    if (why !== undefined) return console.warn(`Not served: ${why}`);
    const nginx = await Nginx.start(out);
    try {
      const broken: string[] = [];
      let count = 0;
      for await (const { address, status } of crawl(nginx.origin, ORIGIN)) {
        count += 1;
        if (status >= 400) broken.push(`${status} ${address}`);
      }
      console.log({ crawled: count });
      expect(broken).toEqual([]);
    } finally {
      await nginx.stop();
    }
  },
  2 * HOUR,
);
