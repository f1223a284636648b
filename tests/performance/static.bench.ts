/**
 * How long `npm run publish:static` takes: the first time, when pictures and documents are made; from nothing once they are
 * there; after a change of one page; and with nothing changed. Run: `npm run bench:static [-- --site harbour]`. Build first. On two idle
 * processors Ventora takes about a quarter of an hour, of which its pictures are most, Harbour a minute.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeText, figuresOf, FOR_AN_ADDRESS, publishStatic, type Figures } from '../static/publish-static';

/** A page of whose text no other page shows anything, below the site's content. */
const CHANGED: Readonly<Record<string, string>> = {
  ventora: 'gb/en/contact.json',
  harbour: 'gb/en/borrow/charges.json',
};
/** Seconds by the clock for a changed page. */
const CHANGE = 10;

const at = process.argv.indexOf('--site');
const site = (at > 0 && process.argv[at + 1]) || 'ventora';
const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
const data = path.join(folder, 'data');

async function measured(out: string): Promise<Figures> {
  const words = ['--out', path.join(folder, out), '--origin', 'https://www.example.com'];
  return figuresOf(await publishStatic(site, words, data));
}

async function main(): Promise<void> {
  const page = CHANGED[site];
  if (page === undefined) throw new Error(`No page of ${site} is listed to be changed.`);
  const first = await measured('first');
  const all = await measured('again');
  const unchanged = await measured('again');
  changeText(site, data, page);
  const changed = await measured('again');
  const row = ({ addresses, made, seconds, processorSeconds }: Figures, goal?: string, isMet?: boolean) => ({
    addresses,
    'new or changed': made,
    's by the clock': seconds,
    's of processor time': processorSeconds,
    ...(goal !== undefined && { goal: `${goal}: ${isMet ? 'met' : 'MISSED'}` }),
  });
  const each = all.processorSeconds / all.addresses;
  console.table({
    'first, with pictures': row(first),
    'from nothing': row(
      all,
      `≤ ${(FOR_AN_ADDRESS * 1000).toFixed(0)} ms of processor time for an address`,
      each <= FOR_AN_ADDRESS,
    ),
    'nothing changed': row(unchanged),
    'one page changed': row(changed, `≤ ${CHANGE} s by the clock`, changed.seconds <= CHANGE),
  });
}

void main().finally(() => rmSync(folder, { recursive: true, force: true }));
