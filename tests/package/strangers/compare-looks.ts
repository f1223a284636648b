import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { differenceOf, lookOf, type Look } from './Look';
import type { MigratedSite } from './MigratedSite';

/** The narrowest and the commonest window: those between are checked for their width. */
const WIDTHS = [390, 1366];

/**
 * Compares how visitors' pages look with how they looked when somebody last read them by eye. `UPDATE_LOOKS=1` writes the
 * references, and the screenshots to read into the folder `test-results/looks`.
 *
 * @param name of the references, beside this file
 * @param pages content paths
 * @returns what is different
 */
export async function compareLooks(
  site: MigratedSite,
  name: string,
  pages: readonly string[],
): Promise<string[]> {
  const file = path.join(__dirname, 'looks', `${name}.json`);
  const known: Record<string, Look> = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Look>)
    : {};
  const now: Record<string, Look> = {};
  for (const width of WIDTHS)
    for (const page of pages) {
      const visitor = await site.open(`${site.publish}${page}.html`);
      await visitor.setViewportSize({ width, height: 900 });
      now[`${page} ${width}`] = await lookOf(visitor);
      if (process.env['UPDATE_LOOKS'])
        await visitor.screenshot({
          path: path.join('test-results/looks', `${name}${page.replaceAll('/', '-')}-${width}.png`),
          ...{ fullPage: true, animations: 'disabled' },
        });
      await visitor.close();
    }
  if (process.env['UPDATE_LOOKS']) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    return [];
  }
  return [...new Set([...Object.keys(known), ...Object.keys(now)])].flatMap((each) => {
    const difference = changeOf(now[each], known[each]);
    return difference === undefined ? [] : [`${each}: ${difference}`];
  });
}

function changeOf(is: Look | undefined, was: Look | undefined): string | undefined {
  if (!is) return 'is not there any more';
  return was ? differenceOf(is, was) : 'has no reference: look at it, then write one';
}
