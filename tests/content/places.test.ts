import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { languages, nodes, text } from './content-tree';

const FOLDER = path.resolve(__dirname, '../../model-json/sites/ventora/dam/ventora/places');
const places = readdirSync(FOLDER).filter((file) => file.endsWith('.jpg'));

/** Where a language shows a place: node and the text for those who cannot see it. */
const shownIn = (root: string, place: string) =>
  [...nodes].filter(
    ([at, node]) =>
      at.startsWith(`${root}/`) && text(node, 'fileReference') === `/content/dam/ventora/places/${place}`,
  );

const pageOf = (at: string) => at.slice(0, at.indexOf('/jcr:content'));

test('the site shows machines in at least eight places', () => {
  expect(places.length).toBeGreaterThanOrEqual(8);
});

describe.each(Object.entries(languages))('%s', (_, root) => {
  test.each(places)('no visitor meets %s on a second page', (place) => {
    const shown = shownIn(root, place);
    expect(new Set(shown.map(([at]) => pageOf(at))).size).toBe(1);
    expect(new Set(shown.map(([, node]) => text(node, 'alt'))).size).toBe(1);
  });
});

test.each(places)('%s is sharp across a wide screen with two device pixels, and loads soon', (place) => {
  const file = path.join(FOLDER, place);
  const asset = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as {
    'jcr:content': { metadata: { 'tiff:ImageWidth': number } };
  };
  expect(asset['jcr:content'].metadata['tiff:ImageWidth']).toBeGreaterThanOrEqual(2400);
  expect(statSync(file).size).toBeLessThanOrEqual(700 * 1024);
});
