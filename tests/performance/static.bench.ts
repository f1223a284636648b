/**
 * How long `npm run publish:static` takes: the first time, when pictures and documents are made; from nothing once they are
 * there; after a change of one page; and with nothing changed. Run: `npm run bench:static [-- --site harbour]`. Build first. On two idle
 * processors Ventora takes about a quarter of an hour, of which its pictures are most, Harbour a minute.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changeText, figuresOf, publishStatic, type Figures } from '../static/publish-static';

/** A page of whose text no other page shows anything, below the site's content. */
const CHANGED: Readonly<Record<string, string>> = {
  ventora: 'gb/en/contact.json',
  harbour: 'gb/en/borrow/charges.json',
};
/** Seconds, for Ventora on two processors. */
const GOALS = { all: 180, changed: 10 };

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
  const row = ({ addresses, made, seconds, processorSeconds }: Figures, goal?: number) => ({
    addresses,
    'new or changed': made,
    's by the clock': seconds,
    's of processor time': processorSeconds,
    ...(goal !== undefined && { goal: `≤ ${goal} s: ${seconds <= goal ? 'met' : 'MISSED'}` }),
  });
  console.table({
    'first, with pictures': row(first),
    'from nothing': row(all, GOALS.all),
    'nothing changed': row(unchanged),
    'one page changed': row(changed, GOALS.changed),
  });
}

void main().finally(() => rmSync(folder, { recursive: true, force: true }));
