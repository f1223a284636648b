import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuild } from '../../scripts/ensure-build';
import { crawl } from './crawl';
import { Nginx, whyNoNginx } from './nginx';
import { publishStatic } from './publish-static';

/* The whole site as files. Pictures and documents are made by the first export; the second export is measured. */

const ORIGIN = 'https://www.ventora.example';
const HOUR = 3_600_000;
const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
const data = path.join(folder, 'data');
const run = (out: string) => publishStatic('ventora', ['--out', out, '--origin', ORIGIN], data);
const spent = (said: string) => Number(/([\d.]+) s of processor time/.exec(said)?.[1]);

beforeAll(() => ensureBuild(), HOUR);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  'exports every page, answers every link, and afterwards exports only what changed',
  async () => {
    const out = path.join(folder, 'out');
    const first = await run(out);
    if (first.code !== 0) throw new Error(first.said);
    const all = await run(path.join(folder, 'again'));
    console.log(
      `With pictures: ${spent(first.said)} s of processor time; from nothing again: ${spent(all.said)} s`,
    );
    expect(spent(all.said)).toBeLessThan(360);

    const contact = path.join(data, 'publish/content/ventora/gb/en/contact.json');
    writeFileSync(contact, readFileSync(contact, 'utf8').replace('"text": "<p>', '"text": "<p>Hello. '));
    const changed = await run(out);
    console.log(changed.said);
    expect(spent(changed.said)).toBeLessThan(20);

    const why = whyNoNginx();
    if (why !== undefined) return console.warn(`Not served: ${why}`);
    const nginx = await Nginx.start(out);
    try {
      const broken = (await crawl(nginx.origin, ORIGIN)).filter(({ status }) => status >= 400);
      expect(broken.map(({ address }) => address)).toEqual([]);
    } finally {
      await nginx.stop();
    }
  },
  2 * HOUR,
);
