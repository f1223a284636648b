import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Marked } from 'marked';
import { formatted } from '../../formatted';
import { chapterTexts, pageNode } from '../nodes';
import { slugs } from '../slugs';
import { partPage, type Pages } from '../written-pages';
import { escapeHtmlText } from '../../../model-json/core/server/http/html';
import { exportsOf, withOverloads, type Exported } from './exports';
import { MODULES, type ApiModule } from './modules';

const marked = new Marked();
const LEFT_OUT = /\.(?:test|fixtures|nightly|long)\.|\.scss$|-stub\./;
const TAGS: Readonly<Record<string, string>> = {
  returns: 'Returns',
  throws: 'Throws',
  default: 'By default',
};

/** A page for each module of the API, from the types and docstrings of the code. */
export async function apiPages(root: string): Promise<Pages> {
  const pages: Pages = new Map();
  for (const each of MODULES) {
    const { title, description } = each;
    const html = await moduleHtml(root, each);
    pages.set(placeOf(each), pageNode({ title, description, hasContents: true, body: chapterTexts(html) }));
  }
  const description =
    'What components, features and sites are written with: exported functions and types, by module.';
  pages.set('api', partPage('api', 'API', description, MODULES.map(placeOf)));
  return pages;
}

const placeOf = ({ name }: ApiModule): string => `api/${name}`;

async function moduleHtml(root: string, { description, sources }: ApiModule): Promise<string> {
  const idOf = slugs();
  const parts = [`<p>${escapeHtmlText(description)}</p>`];
  for (const file of sources.flatMap((source) => filesOf(root, source))) {
    const all = withOverloads(exportsOf(file, readFileSync(path.join(root, file), 'utf8')));
    if (all.length === 0) continue;
    parts.push(
      `<h2 id="${idOf(file)}">${escapeHtmlText(path.posix.basename(file))}</h2>`,
      `<p><code>${escapeHtmlText(file)}</code></p>`,
    );
    for (const each of all) parts.push(await exportHtml(each, idOf));
  }
  return parts.join('\n');
}

async function exportHtml(
  { name, declaration, comment, tags }: Exported,
  idOf: (name: string) => string,
): Promise<string> {
  const code = await formatted('a.ts', declaration);
  const lines = tags.map(({ tag, text }) => `- ${tag === 'param' ? '' : `${TAGS[tag] ?? tag}: `}${text}`);
  const words = [comment, lines.join('\n')].filter(Boolean).join('\n\n');
  return [
    `<h3 id="${idOf(name)}">${escapeHtmlText(name)}</h3>`,
    `<pre><code class="language-ts">${escapeHtmlText(code)}</code></pre>`,
    // Docstrings name types in <angle brackets>: they are words, not markup.
    marked.parse(words.replaceAll('<', '&lt;'), { async: false }).replaceAll('&amp;lt;', '&lt;'),
  ].join('\n');
}

function filesOf(root: string, source: string): string[] {
  const target = path.join(root, source);
  if (!existsSync(target))
    throw new Error(`scripts/docs/api/modules.ts names ${source}, which does not exist`);
  if (statSync(target).isFile()) return [source];
  return readdirSync(target)
    .filter((name) => /\.tsx?$/.test(name) && !LEFT_OUT.test(name))
    .sort()
    .map((name) => `${source}/${name}`);
}
