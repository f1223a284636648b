import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { classPath } from '../../scripts/validate/pdf/class-path';
import { openRealSite, type RealSite } from '../server/real-site';
import { allSkus } from './all-skus';

let site: RealSite;
let folder: string;
beforeAll(async () => {
  site = await openRealSite();
  folder = mkdtempSync(path.join(tmpdir(), 'aas4j-'));
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site.close();
});

const get = (url: string) => site.publish.inject({ url, headers: { host: 'www.ventora.example' } });

test('Eclipse aas4j reads every shell, in JSON and in AASX, without a fault, and finds a tenth of them valid by its schema', async () => {
  const skus = await allSkus(get);
  for (const sku of skus) {
    const [json, packed] = [
      await get(`/exchange/products/${sku}.aas.json`),
      await get(`/exchange/products/${sku}.aasx`),
    ];
    writeFileSync(path.join(folder, `${sku}.json`), json.rawPayload);
    writeFileSync(path.join(folder, `${sku}.aasx`), packed.rawPayload);
  }
  // Log4j, which has nothing to log here, says so on standard output.
  const words = ['-Dlog4j2.StatusLogger.level=OFF', '-cp', classPath(path.join(__dirname, 'aas4j/pom.xml'))];
  const { stdout, error } = spawnSync(
    'java',
    [...words, path.join(__dirname, 'aas4j/CheckShells.java'), folder],
    {
      encoding: 'utf8',
      maxBuffer: 1e9,
    },
  );
  expect(error).toBeUndefined();
  expect(skus.length).toBeGreaterThan(590);
  expect(stdout.trim()).toBe(`checked ${skus.length}`);
}, 1_200_000);
