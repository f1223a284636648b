import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

/**
 * Shows lines of the sources in stacks of errors. `--enable-source-maps` would read the maps of all modules at the start;
 * here those of our programs are read with the first error.
 *
 * @param folder of the programs, whose maps lie beside them
 */
export function mapStacks(folder: string): void {
  const maps = new Map<string, SourceMap | undefined>();

  function mapOf(file: string): SourceMap | undefined {
    if (path.dirname(file) !== folder) return undefined;
    if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
    return maps.get(file);
  }

  function placeOf(site: NodeJS.CallSite): string {
    const text = String(site);
    const [file, line, column] = [site.getFileName(), site.getLineNumber(), site.getColumnNumber()];
    if (!file || line === null || column === null) return text;
    const entry = mapOf(file)?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return text;
    const source = path.resolve(folder, entry.originalSource);
    return text.replace(
      `${file}:${line}:${column}`,
      () => `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`,
    );
  }

  Error.prepareStackTrace = (error, sites) =>
    [Error.prototype.toString.call(error), ...sites.map((site) => `    at ${placeOf(site)}`)].join('\n');
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
