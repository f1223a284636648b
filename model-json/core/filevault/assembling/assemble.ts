import { PERSISTED_QUERY } from '../../../../shared/addresses/persisted-queries';
import { messageOf } from '../../../../shared/checked/error-parts';
import { childOf } from '../../repository/path';
import { ContentPackageError } from '../ContentPackageError';
import { nameOfPlatform } from '../docview/names';
import { isKnownNamespace } from '../docview/namespaces';
import { readDocView, type ViewNode } from '../docview/read-docview';
import type { TypedValue } from '../docview/value';
import type { MigrationReport } from '../MigrationReport';
import type { PackageFiles } from '../zip/PackageFiles';
import { contentFolder, type Folder } from './Folder';
import { PackageNode } from './PackageNode';

const OWN = '.content.xml';
const ROOT_TAG = '<jcr:root';

/** Access rights; ours are kept elsewhere. */
const isRights = (name: string) => /^rep:(?:policy|repoPolicy|cugPolicy)$/.test(name);

/** What an assembly needs to know at each step. */
interface Assembly {
  readonly files: PackageFiles;
  readonly report: MigrationReport;
  /** Called for packages within the package. */
  readonly onPackage: (name: string) => void;
}

/**
 * The tree of nodes that the files below `jcr_root` describe: document views, folders, files, and what is beside files
 * in folders that end in `.dir`.
 *
 * @throws ContentPackageError for a document view that cannot be read
 */
export async function assemble(
  files: PackageFiles,
  report: MigrationReport,
  onPackage: (name: string) => void = () => {},
): Promise<PackageNode> {
  const root = new PackageNode('/');
  await addFolder({ files, report, onPackage }, contentFolder(files.names), root);
  return root;
}

async function addFolder(assembly: Assembly, folder: Folder, node: PackageNode): Promise<void> {
  const own = folder.files.get(OWN);
  if (own !== undefined && !(await addView(assembly, own, node)))
    throw new ContentPackageError(
      `${assembly.files.label}!${own}`,
      'is no document view; its root must be jcr:root',
    );
  for (const [file, name] of folder.files) {
    if (file !== OWN) await addFile(assembly, file, name, node);
  }
  for (const [name, below] of folder.folders) {
    const child = node.child(nameOfPlatform(besideFile(name, folder) ?? name));
    await addFolder(assembly, below, child);
    // A folder without a document view, unless the one above says what it is.
    if (!child.properties.has('jcr:primaryType') && besideFile(name, folder) === undefined)
      child.setType('nt:folder');
  }
}

/** `original.dir` is about the file `original`. */
function besideFile(name: string, { files }: Folder): string | undefined {
  if (!name.endsWith('.dir')) return undefined;
  const file = name.slice(0, -'.dir'.length);
  return files.has(file) || files.has(`${file}.binary`) ? file : undefined;
}

async function addFile(assembly: Assembly, file: string, name: string, folder: PackageNode): Promise<void> {
  const { files, onPackage } = assembly;
  // What version control and FileVault's tools leave behind.
  if (file.startsWith('.')) return;
  if (file.endsWith('.xml')) {
    const node = nameOfPlatform(file.slice(0, -'.xml'.length));
    if (isRights(node)) return assembly.report.leaveOut('access rights', `${folder.path}/${node}`);
    if (await addView(assembly, name, folder, node)) return;
  }
  const property = file.endsWith('.binary') ? nameOfPlatform(file.slice(0, -'.binary'.length)) : undefined;
  if (property !== undefined && folder.properties.get(property)?.type === 'Binary') {
    if (isQuery(folder)) folder.properties.set(property, textValue(await files.read(name)));
    else folder.bytes.set(property, { files, name });
    return;
  }
  if (file.endsWith('.zip') && !folder.path.includes('/renditions')) onPackage(name);
  addBytes(folder.child(nameOfPlatform(file)), { files, name });
}

/** AEM keeps the text of a stored query as bytes. */
const isQuery = (node: PackageNode): boolean =>
  node.text('sling:resourceType') === `${PERSISTED_QUERY}/content`;

const textValue = (bytes: Buffer): TypedValue => ({
  type: 'String',
  values: [bytes.toString('utf8')],
  isList: false,
});

/** A file like any other: an `nt:file`, unless a document view says that it is something else. */
function addBytes(node: PackageNode, bytes: { files: PackageFiles; name: string }): void {
  node.isNamed = true;
  if (!node.properties.has('jcr:primaryType')) node.setType('nt:file');
  const content = node.child('jcr:content');
  content.isNamed = true;
  if (!content.properties.has('jcr:primaryType')) content.setType('nt:resource');
  content.bytes.set('jcr:data', bytes);
}

/**
 * Adds what a document view says to a node, or to its child of a name.
 *
 * @returns false if the file is no document view
 */
async function addView(
  { files, report }: Assembly,
  name: string,
  node: PackageNode,
  child?: string,
): Promise<boolean> {
  try {
    const bytes = await files.read(name);
    // Any other XML is a file; it is not parsed, whatever is in it.
    if (child !== undefined && !bytes.includes(ROOT_TAG)) return false;
    const view = readDocView(bytes);
    if (!view) return false;
    for (const [prefix, uri] of view.namespaces) {
      if (!isKnownNamespace(prefix, uri)) report.noteNamespace(prefix, uri);
    }
    if (view.hasText) report.leaveOut('text between nodes', `${files.label}!${name}`);
    addNode(view.root, child === undefined ? node : node.child(child), report);
    return true;
  } catch (error) {
    if (error instanceof ContentPackageError) throw error;
    throw new ContentPackageError(`${files.label}!${name}`, messageOf(error), { cause: error });
  }
}

function addNode(view: ViewNode, node: PackageNode, report: MigrationReport): void {
  if (view.properties.size > 0) node.isNamed = true;
  for (const [name, value] of view.properties) node.properties.set(name, value);
  const children = view.children.filter(({ name, properties }, i) => {
    if (isRights(name)) {
      if (properties.size > 0) report.leaveOut('access rights', childOf(node.path, name));
      return false;
    }
    const isRepeated = view.children.some((other, later) => later > i && other.name === name);
    if (isRepeated) report.leaveOut('the first of two siblings with the same name', childOf(node.path, name));
    return !isRepeated;
  });
  inOrder(
    node,
    children.map(({ name }) => name),
  );
  for (const child of children) addNode(child, node.child(child.name), report);
}

/** Puts children in the order of a document view; those that it does not name come last. */
function inOrder(node: PackageNode, names: readonly string[]): void {
  const others = [...node.children.keys()].filter((name) => !names.includes(name));
  const known = new Map(node.children);
  node.children.clear();
  for (const name of [...names, ...others]) {
    const child = known.get(name);
    if (child) node.children.set(name, child);
    else node.child(name);
  }
}
