/**
 * Writes the data for the Java comparison test (ui.apps/core): the site's content, and for each page the model that our
 * exporter produces, with and without visitors' choices. Called by Maven; `--every-page` includes the live copies and the
 * catalogue's pages of each language, `--one-in=8` an eighth of them.
 */
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { once } from 'node:events';
import { createContext } from '../model-json/core/exporter/create-context';
import { exportResource } from '../model-json/core/exporter/export-resource';
import { templatedResource } from '../model-json/core/exporter/page/template-structure';
import { contentOf } from '../model-json/core/exporter/shared/pages';
import { compared } from '#site-server/compared';
import { siteExporters } from '#site-server/exporters';
import type { Resource, ResourceTree } from '../model-json/core/repository/Resource';
import { openSiteContent } from '#site-server/site-content';
import { contentJson, templatedJson } from './same-json/content-json';
import { examplesOf } from './same-json/examples';
import { pagesOf, SAMPLE } from './same-json/pages';

const target = path.resolve(__dirname, '../ui.apps/core/target/same-json');

async function main(): Promise<void> {
  const tree = await openSiteContent();
  mkdirSync(target, { recursive: true });
  const content = contentJson(needed(tree.get('/'), '/'));
  writeFileSync(path.join(target, 'content.json'), JSON.stringify(content));
  const pages = new Set([
    ...pagesOf(tree, sample(process.argv)),
    ...compared.questions.map(({ path: page }) => page),
  ]);
  await writeModels(tree, pages);
  console.log(`${pages.size} pages`);
}

/** What features answer here and Java answers as well. */
const answered = compared.services && { services: compared.services };

function needed(resource: Resource | undefined, place: string): Resource {
  if (!resource) throw new Error(`${place} is missing: its model is compared`);
  return resource;
}

/** One page in this many is compared. */
function sample(words: readonly string[]): number {
  if (words.includes('--every-page')) return 1;
  return Number(words.find((word) => word.startsWith('--one-in='))?.split('=')[1] ?? SAMPLE);
}

/** One line per request: the page's path, its content merged with the template, the parameters, the model. */
async function writeModels(tree: ResourceTree, pages: Iterable<string>): Promise<void> {
  const file = createWriteStream(path.join(target, 'pages.ndjson'));
  for (const each of pages) {
    const page = needed(tree.get(each), each);
    const context = createContext({ tree, currentPage: page, registry: siteExporters, ...answered });
    const content = needed(contentOf(page), `${each}/jcr:content`);
    const templated = templatedJson(templatedResource(content, context), tree);
    const model = exportResource(content, context);
    const lines = [
      { path: each, content: templated, choices: {}, model },
      ...[...compared.choicesOf(model ?? {}), ...questionsOn(each)].map((choices) => ({
        path: each,
        content: templated,
        choices,
        model: exportResource(content, { ...context, requestParameters: choices }),
      })),
    ];
    for (const line of lines) if (!file.write(`${JSON.stringify(line)}\n`)) await once(file, 'drain');
  }
  for (const line of exampleLines(tree)) {
    if (!file.write(`${JSON.stringify(line)}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

/** Visitors' choices on a page. */
const questionsOn = (page: string) =>
  compared.questions.filter(({ path: asked }) => asked === page).map(({ parameters }) => parameters);

/** The same for library components: the component replaces the page's content. */
function exampleLines(tree: ResourceTree): object[] {
  const context = createContext({ tree, currentPage: undefined, registry: siteExporters, ...answered });
  return examplesOf(context).map(({ component, page, choices }) => ({
    path: page.path,
    content: { ref: component.path },
    choices,
    model: exportResource(component, { ...context, currentPage: page, requestParameters: choices }),
  }));
}

main().catch((error: Error) => {
  console.error(error);
  process.exitCode = 1;
});
