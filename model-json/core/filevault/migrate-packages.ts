import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isWithin } from '../repository/path';
import { openSiteFolder } from '../repository/site-folder';
import type { PackageNode } from './assembling/PackageNode';
import { ContentPackageError } from './ContentPackageError';
import { noteUnknownTypes } from './drawn-types';
import { MigrationReport } from './MigrationReport';
import { readPackages, type PackageContent } from './read-packages';
import { definitionFolders, storedDefinitions } from './storing/component-definitions';
import { ContentFolder } from './storing/ContentFolder';
import { rootsOf } from './storing/roots';
import { storedTree, type StoredTree } from './storing/stored-node';
import { refuseInterrupted, swap } from './storing/swap';

export interface Migration {
  /** Paths of packages, in the order of their installation. */
  readonly packages: readonly string[];
  /** The folder of the site, with `content` and `dam` in it. */
  readonly site: string;
  /** Whether content that the site has already may be replaced. */
  readonly replaces?: boolean;
  /** Whether something here draws a resource type. */
  readonly isDrawn: (type: string) => boolean;
}

/**
 * Reads content packages into the content of a site: all of them, or nothing.
 *
 * @throws ContentPackageError if a package cannot be read, or if the site has content that would be replaced
 * @throws ContentError if a node breaks a rule of our content
 */
export async function migratePackages({
  packages,
  site,
  replaces,
  isDrawn,
}: Migration): Promise<MigrationReport> {
  refuseInterrupted(site);
  const report = new MigrationReport();
  const content = await readPackages(packages, report);
  const finished = mkdtempSync(path.join(site, '.migration-'));
  try {
    const { stored, foreign } = rootsOf(content);
    const definitions = definitionFolders(content.tree);
    const isOfSite = (folder: string) => isWithin(folder, `/apps/${path.basename(site)}`);
    for (const root of foreign)
      if (!definitions.some((folder) => isWithin(folder, root) || isWithin(root, folder)))
        report.leaveOut('parts of the repository that are no content of a site', root);
    for (const folder of definitions.filter(isOfSite))
      report.leaveOut('components of the site’s own name, which it has itself', folder);
    const kept = definitions.filter((folder) => !isOfSite(folder));
    const before = await openSiteFolder(site);
    try {
      const taken = [...stored, ...kept].filter((root) => before.get(root));
      if (taken.length > 0 && !replaces)
        throw new ContentPackageError(site, `has ${taken.join(', ')} already; add --replace to replace them`);
      noteTypes(content, stored, isDrawn, before.get.bind(before), report);
    } finally {
      await before.close();
    }
    for (const part of ['content', 'dam']) {
      const from = path.join(site, part);
      if (existsSync(from)) cpSync(from, path.join(finished, part), { recursive: true });
    }
    const folder = new ContentFolder(finished);
    for (const root of stored) {
      const node = content.tree.at(root);
      const tree = node && storedTree(node, report);
      await store(folder, root, tree);
      if (tree) count(node, report);
    }
    for (const root of kept) {
      const node = content.tree.at(root);
      const json = node && storedDefinitions(node, report);
      await store(folder, root, json && { json, originals: new Map() });
    }
    await refuseBroken(finished, [...stored, ...kept]);
    swap(site, finished);
    return report;
  } finally {
    content.close();
    rmSync(finished, { recursive: true, force: true });
  }
}

/** Stores a root, in place of what the site has there. */
async function store(folder: ContentFolder, root: string, stored: StoredTree | undefined): Promise<void> {
  folder.remove(root);
  if (stored) await folder.add(root, stored);
}

const COUNTED: Readonly<Record<string, string>> = {
  'cq:Page': 'pages',
  'cq:Template': 'templates and models',
  'cq:Tag': 'tags',
};

function count(root: PackageNode, report: MigrationReport): void {
  for (const node of root.all()) {
    report.count('nodes');
    const what = node.type === 'dam:Asset' ? assetKind(node) : COUNTED[node.type];
    // A template is made of pages.
    if (what !== undefined && !(what === 'pages' && node.path.startsWith('/conf/'))) report.count(what);
    if (node.text('sling:resourceType') === 'wcm/core/components/policy/policy') report.count('policies');
  }
}

const assetKind = (asset: PackageNode) =>
  asset.at('jcr:content')?.text('contentFragment') === 'true' ? 'content fragments' : 'assets';

function noteTypes(
  { tree }: PackageContent,
  roots: readonly string[],
  isDrawn: Migration['isDrawn'],
  get: (path: string) => { readonly properties: Readonly<Record<string, unknown>> } | undefined,
  report: MigrationReport,
): void {
  const superTypeOf = (type: string) => {
    const above = get(`/apps/${type}`)?.properties['sling:resourceSuperType'];
    return typeof above === 'string' ? above : undefined;
  };
  for (const root of roots) {
    const node = tree.at(root);
    if (node) noteUnknownTypes(node, tree, isDrawn, superTypeOf, report);
  }
}

/** Opens what was written, as a server will. */
async function refuseBroken(folder: string, roots: readonly string[]): Promise<void> {
  const repository = await openSiteFolder(folder);
  try {
    const [problem] = repository
      .problems()
      .filter(({ node }) => node === undefined || roots.some((root) => node.startsWith(root)));
    if (problem) throw problem;
  } finally {
    await repository.close();
  }
}
