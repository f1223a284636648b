import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LEFT_OUT, PARTS } from './contents';

it('lists each document once', () => {
  const docs = path.resolve(__dirname, '../../docs');
  const written = readdirSync(docs).flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []));
  const listed = [...PARTS.flatMap(({ files }) => files), ...LEFT_OUT];
  expect(listed.filter((file) => file.startsWith('docs/')).sort()).toEqual(written.sort());
});
