import { MAX_MEMBERS, MAX_TEXT } from '../../repository/check-node';
import { besideOf } from '../../repository/exact-values';
import { mimeTypeOf } from '../../repository/files/reading/mime-type';
import type { NodeJson } from '../../repository/node-json';
import { childOf, isName } from '../../repository/path';
import type { PackageNode, PackedBytes } from '../assembling/PackageNode';
import type { MigrationReport } from '../MigrationReport';
import { jsonValue } from './stored-value';

/** Types of node that hold bytes. */
const RESOURCES = new Set(['nt:resource', 'oak:Resource']);

/** Properties that must have one text. */
const TEXTS = new Set([
  'jcr:primaryType',
  'sling:resourceType',
  'sling:resourceSuperType',
  'cq:template',
  'cq:policy',
]);

/** A node as our repository stores it, with what lies below. */
export interface StoredTree {
  readonly json: NodeJson;
  /** The bytes of assets by their paths. */
  readonly originals: ReadonlyMap<string, PackedBytes>;
}

/** What of a package's nodes can be stored; all that cannot is in the report. */
export function storedTree(root: PackageNode, report: MigrationReport): StoredTree | undefined {
  const originals = new Map<string, PackedBytes>();
  const json = storedNode(root, { report, originals });
  return json && { json, originals };
}

interface Storing {
  readonly report: MigrationReport;
  readonly originals: Map<string, PackedBytes>;
}

function storedNode(node: PackageNode, storing: Storing): NodeJson | undefined {
  const { report } = storing;
  if (!isSaid(node)) return undefined;
  const reason = reasonAgainst(node, storing);
  if (reason !== undefined) {
    report.leaveOut(reason, node.path);
    return undefined;
  }
  const json: NodeJson = { 'jcr:primaryType': node.type };
  addProperties(json, node, report);
  for (const child of node.children.values()) {
    const stored = isRendition(child) ? leaveOutRendition(child, report) : storedNode(child, storing);
    if (stored) json[child.name] = stored;
  }
  if (node.type === 'cq:Page' && node.path.startsWith('/content/') && json['jcr:content'] === undefined) {
    json['jcr:content'] = { 'jcr:primaryType': 'cq:PageContent' };
    report.change('pages without content got an empty one', node.path);
  }
  return json;
}

/** Whether a package says anything about a node or one below it, or only gave it a place. */
const isSaid = (node: PackageNode): boolean =>
  node.isNamed || node.bytes.size > 0 || [...node.children.values()].some(isSaid);

/** Why a node cannot be stored. */
function reasonAgainst(node: PackageNode, { originals }: Storing): string | undefined {
  if (node.path !== '/' && !isName(node.name)) return 'names that nodes cannot have here';
  if (node.type === 'dam:Asset') {
    const original = node.at('jcr:content/renditions/original/jcr:content')?.bytes.get('jcr:data');
    const isFragment = node.at('jcr:content')?.text('contentFragment') === 'true';
    if (isFragment) return undefined;
    if (!original) return 'assets without their file';
    if (!mimeTypeOf(node.name)) return 'assets of a type that is not accepted here';
    originals.set(node.path, original);
    return undefined;
  }
  const [, asset] = /^(.*)\/jcr:content\/renditions\/original(?:\/|$)/.exec(node.path) ?? [];
  const holdsBytes = (each: PackageNode | undefined) => each?.bytes.has('jcr:data') === true;
  if (asset !== undefined) return originals.has(asset) ? undefined : 'files of content fragments';
  if (holdsBytes(node) && RESOURCES.has(node.type)) return 'bytes of nodes';
  return holdsBytes(node.children.get('jcr:content')) ? 'files beside assets' : undefined;
}

/** The server makes its own renditions and thumbnails of an asset. */
const isRendition = ({ path, name }: PackageNode): boolean =>
  name !== 'original' && /\/jcr:content\/renditions\/[^/]+$/.test(path);

function leaveOutRendition({ path }: PackageNode, report: MigrationReport): undefined {
  report.leaveOut('renditions of assets, which the server makes itself', path);
}

function addProperties(json: NodeJson, node: PackageNode, report: MigrationReport): void {
  for (const [name, typed] of node.properties) {
    const path = childOf(node.path, name);
    if (typed.type === 'Binary') {
      if (!node.path.endsWith('/renditions/original/jcr:content')) report.leaveOut('binary properties', path);
      continue;
    }
    const { value, beside, isRetyped } = jsonValue(name, typed);
    const reason = reasonAgainstValue(node, name, value);
    if (reason !== undefined) {
      report.leaveOut(reason, path);
      continue;
    }
    json[name] = value;
    if (beside !== undefined) json[besideOf(name)] = beside;
    if (isRetyped) report.change(`values of type ${typed.type} became texts`, path);
  }
  if (node.isNamed && !node.properties.has('jcr:primaryType'))
    report.change('nodes without a type became nt:unstructured', node.path);
}

function reasonAgainstValue(node: PackageNode, name: string, value: NodeJson[string]): string | undefined {
  const texts = [value].flat().filter((each) => typeof each === 'string');
  if (!isName(name)) return 'names that properties cannot have here';
  if (node.children.has(name)) return 'properties with the name of a child node';
  if (name === 'jcr:content') return 'properties named jcr:content';
  if (texts.some((text) => text.length > MAX_TEXT)) return `texts of more than ${MAX_TEXT} characters`;
  if (Array.isArray(value) && value.length > MAX_MEMBERS) return `lists of more than ${MAX_MEMBERS} values`;
  if (TEXTS.has(name) && (typeof value !== 'string' || value === ''))
    return 'types and templates that are not one text';
  return undefined;
}
