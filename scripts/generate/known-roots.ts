import { readdirSync } from 'node:fs';
import path from 'node:path';
import { homeFolder } from '../project/places';

const site = path.resolve(__dirname, '../..', homeFolder);
const depth = 2;

let roots: ReadonlySet<string> | undefined;

/** Folders of the content tree in which a path can be picked: those of AEM, and the upper ones of this site. */
export function knownRoots(): ReadonlySet<string> {
  roots ??= new Set([
    '/',
    '/conf',
    '/content',
    '/content/dam',
    '/content/experience-fragments',
    ...below('content/content', '/content'),
    ...below('content/conf', '/conf'),
    ...below('dam', '/content/dam'),
  ]);
  return roots;
}

function below(folder: string, address: string, levels = depth): string[] {
  if (levels === 0) return [];
  return readdirSync(path.join(site, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => [
      `${address}/${name}`,
      ...below(`${folder}/${name}`, `${address}/${name}`, levels - 1),
    ]);
}
