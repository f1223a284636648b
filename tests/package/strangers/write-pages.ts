import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createContext } from '../../../model-json/core/exporter/create-context';
import { exporterFor, exportResource } from '../../../model-json/core/exporter/export-resource';
import { coreExporters } from '../../../model-json/core/exporter/exporters';
import type { ExportContext } from '../../../model-json/core/exporter/Exporter';
import { templatedResource } from '../../../model-json/core/exporter/page/template-structure';
import { contentOf, isPage, pagesFrom } from '../../../model-json/core/exporter/shared/pages';
import type { Resource } from '../../../model-json/core/repository/Resource';
import { openSiteFolder } from '../../../model-json/core/repository/site-folder';
import { contentJson, templatedJson } from '../../../scripts/same-json/content-json';

/**
 * Writes the content of a migrated site and the model of each of its pages, for the comparison in Java (ui.apps/core). The
 * models are those of the Core Components; what a site adds to pages for their head is left out.
 * Components below one without a model would not be compared: they are added alone.
 *
 * @param site the folder that was migrated into
 * @param out the folder to write `content.json` and `pages.ndjson` to
 * @returns the number of pages
 */
export async function writePages(site: string, out: string): Promise<number> {
  const tree = await openSiteFolder(site);
  try {
    const lines: object[] = [];
    const pages = [...pagesFrom(tree.get('/content')!)];
    for (const page of pages) {
      const content = contentOf(page);
      if (!content) continue;
      const context = createContext({ tree, currentPage: page, registry: coreExporters });
      const line = (json: object, resource: Resource) => ({
        path: page.path,
        content: json,
        choices: {},
        model: exportResource(resource, context),
      });
      lines.push(line(templatedJson(templatedResource(content, context), tree), content));
      for (const alone of unreached(content, context)) lines.push(line({ ref: alone.path }, alone));
    }
    mkdirSync(out, { recursive: true });
    writeFileSync(path.join(out, 'content.json'), JSON.stringify(contentJson(tree.get('/')!)));
    writeFileSync(path.join(out, 'pages.ndjson'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return pages.length;
  } finally {
    await tree.close();
  }
}

/** The outermost components with a model below those without. */
function unreached(resource: Resource, context: ExportContext, isHidden = false): Resource[] {
  return [...resource.children.values()].flatMap((child) => {
    const isOther: boolean = isPage(child);
    if (isOther) return [];
    const isComponent = child.properties['sling:resourceType'] !== undefined;
    const isDrawn = isComponent && exporterFor(child, context) !== undefined;
    if (isHidden && isDrawn) return [child];
    return unreached(child, context, isHidden || (isComponent && !isDrawn));
  });
}
