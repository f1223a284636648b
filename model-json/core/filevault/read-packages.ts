import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { messageOf } from '../../../shared/checked/error-parts';
import { assemble } from './assembling/assemble';
import { readFilter, type FilterRoot } from './assembling/filter';
import { install } from './assembling/install';
import { PackageNode } from './assembling/PackageNode';
import { ContentPackageError } from './ContentPackageError';
import { parseXml } from './docview/parse-xml';
import type { MigrationReport } from './MigrationReport';
import { Budget, type Limits } from './zip/Budget';
import { openPackage, type OpenPackage } from './zip/open-package';
import type { PackageFiles } from './zip/PackageFiles';

/** What some packages contain together. */
export interface PackageContent {
  readonly tree: PackageNode;
  /** The parts of the repository that they are about, each once. */
  readonly roots: readonly string[];
  close(): void;
}

const VAULT = 'META-INF/vault';

/**
 * Reads packages in order, as an installation would: packages within a package come after it.
 *
 * @param files their paths
 * @throws ContentPackageError if one cannot be read, or is made to do harm
 */
export async function readPackages(
  files: readonly string[],
  report: MigrationReport,
  limits?: Limits,
): Promise<PackageContent> {
  const budget = new Budget(limits);
  const tree = new PackageNode('/');
  const roots = new Set<string>();
  const open: OpenPackage[] = [];
  const close = () => open.forEach((each) => each.close());

  async function read(source: string | Buffer, label: string, depth: number): Promise<void> {
    if (depth > budget.limits.depth)
      throw new ContentPackageError(label, `is a package within ${budget.limits.depth} others; take it out`);
    const opened = await openPackage(source, label, budget);
    open.push(opened);
    if (!opened.names.some((name) => name.startsWith(`${VAULT}/`))) {
      if (depth > 0) return;
      throw new ContentPackageError(label, `has no ${VAULT}; it is no content package`);
    }
    report.packages.push(await identityOf(opened));
    const filters = await filtersOf(opened);
    const within: string[] = [];
    const content = await assemble(opened, report, (name) => within.push(name));
    install(tree, content, filters, report);
    for (const { root } of filters) roots.add(root);
    for (const name of within)
      await read(await buffer(await opened.stream(name)), `${label}!${name}`, depth + 1);
  }

  try {
    for (const file of files) await read(file, basename(file), 0);
    return { tree, roots: [...roots], close };
  } catch (error) {
    close();
    throw error;
  }
}

async function filtersOf(files: PackageFiles): Promise<FilterRoot[]> {
  const name = `${VAULT}/filter.xml`;
  if (!files.names.includes(name))
    throw new ContentPackageError(files.label, `has no ${name}, which says what the package is about`);
  return parsed(files, name, readFilter);
}

/** `group:name:version`, as `properties.xml` has it. */
async function identityOf(files: PackageFiles): Promise<string> {
  const name = `${VAULT}/properties.xml`;
  if (!files.names.includes(name)) return files.label;
  const entries = await parsed(files, name, (bytes) => parseXml(bytes, true).root.children);
  const valueOf = (key: string) => entries.find(({ attributes }) => attributes.get('key') === key)?.text;
  return [valueOf('group'), valueOf('name') ?? files.label, valueOf('version')].filter(Boolean).join(':');
}

async function parsed<T>(files: PackageFiles, name: string, parse: (bytes: Buffer) => T): Promise<T> {
  const bytes = await files.read(name);
  try {
    return parse(bytes);
  } catch (error) {
    throw new ContentPackageError(`${files.label}!${name}`, messageOf(error), { cause: error });
  }
}
