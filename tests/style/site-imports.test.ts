import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_FEATURES } from '../../model-json/core/site/project-features';
import { siteNames } from '../../scripts/chosen-site';

/*
 * A site uses of core, features and shared what the entry points in `api` name: a project outside this repository can use
 * nothing else (docs/starter.md). What is left of other imports may only become fewer.
 */
const root = path.resolve(__dirname, '../..');

/**
 * Imports past the entry points, by site: the search's widgets, and words of what needs a server. The handbook has fewer
 * features than the entry points, whose features would all be in its programs.
 */
const LEFT: Readonly<Record<string, number>> = { handbook: 5, ventora: 3 };

/** Features of one trade belong to the site that has it: they are not packed. */
const PUBLIC = new RegExp(
  `^(?:shared|(?:model-json|ui\\.frontend/src)/(?:core|features/(?:${PROJECT_FEATURES.join('|')})))/`,
);

const filesOf = (site: string): string[] =>
  execFileSync('git', ['ls-files', `model-json/sites/${site}/*.ts`, `ui.frontend/src/sites/${site}/*.ts*`], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('.test.ts'));

/** Modules of core, features and shared that a file names itself; generated lists of components are no part of a site. */
function pastEntryPoints(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  if (text.startsWith('/* Generated')) return [];
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier))
    .filter((module) => PUBLIC.test(module))
    .map((module) => `${file} → ${module}`);
}

it.each(siteNames())('%s imports no more past the entry points than it did', (site) => {
  const found = filesOf(site).flatMap(pastEntryPoints);
  if (found.length > (LEFT[site] ?? 0)) console.warn(found.join('\n'));
  expect(found.length).toBe(LEFT[site] ?? 0);
});
