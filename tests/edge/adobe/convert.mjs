import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { html2md } from '@adobe/helix-html2md';
import { md2jcr } from '@adobe/helix-md2jcr';

/* `node convert.mjs PROJECT FILE…`: documents through Adobe's converters; writes `FILE.md` and `FILE.xml` beside them. */

const [, , project, ...files] = process.argv;
const json = (name) => JSON.parse(readFileSync(path.join(project, `component-${name}.json`), 'utf8'));
const log = { debug() {}, info() {}, warn: console.error, error: console.error };
for (const file of files) {
  const markdown = await html2md(readFileSync(file, 'utf8'), { log, url: 'http://localhost/' });
  writeFileSync(`${file}.md`, markdown);
  // The converter changes what it is given.
  const known = { models: json('models'), definition: json('definition'), filters: json('filters') };
  writeFileSync(`${file}.xml`, await md2jcr(markdown, known));
}
