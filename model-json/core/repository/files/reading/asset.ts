import { binaryAt } from '../../binaries/Binary';
import { ContentError } from '../../errors';
import { isNode, type NodeJson } from '../../node-json';
import { mimeTypeOf } from './mime-type';
import { inlineNode, type MemoryNode } from '../MemoryNode';

/** Where AEM stores the bytes of an asset: the steps from the asset, with the node types. */
export const ORIGINAL = [
  ['jcr:content', 'dam:AssetContent'],
  ['renditions', 'nt:folder'],
  ['original', 'nt:file'],
  ['jcr:content', 'nt:resource'],
] as const;

/** The default sidecar of an asset without one. */
export function bareAsset(file: string): NodeJson {
  return {
    'jcr:primaryType': 'dam:Asset',
    'jcr:content': {
      'jcr:primaryType': 'dam:AssetContent',
      metadata: { 'jcr:primaryType': 'nt:unstructured', 'dc:format': typeOf(file) },
    },
  };
}

/**
 * The node of a binary: its sidecar, or a bare `dam:Asset`, with the rendition `original` for the bytes.
 *
 * @param sidecar is modified
 * @param binary absolute file and its size in bytes
 */
export function assetNode(
  name: string,
  sidecar: NodeJson | undefined,
  binary: { readonly file: string; readonly size: number },
): MemoryNode {
  const json = sidecar ?? bareAsset(binary.file);
  let at = json;
  for (const [step, type] of ORIGINAL) {
    const child = at[step];
    const next: NodeJson = isNode(child) ? child : { 'jcr:primaryType': type };
    at[step] = next;
    at = next;
  }
  at['jcr:mimeType'] ??= typeOf(binary.file);

  const asset = inlineNode(name, json, undefined);
  let resource: MemoryNode | undefined = asset;
  for (const [step] of ORIGINAL) resource = resource?.children.get(step);
  if (resource) resource.original = { file: binary.file, size: binary.size };
  return asset;
}

function typeOf(file: string): string {
  return mimeTypeOf(file) ?? 'application/octet-stream';
}

/**
 * Whether a node without a binary beside it should have one: true for assets except content fragments, which are all
 * text, and those whose bytes are in the store.
 */
export function lacksBinary(node: NodeJson): boolean {
  const content = node['jcr:content'];
  const isFragment = isNode(content) && content.contentFragment === true;
  return node['jcr:primaryType'] === 'dam:Asset' && !isFragment && !refersToBytes(node);
}

/** Whether an asset names its bytes itself, in the store of binaries. */
export function refersToBytes(asset: NodeJson): boolean {
  let at: NodeJson = asset;
  for (const [step] of ORIGINAL) {
    const child = at[step];
    if (!isNode(child)) return false;
    at = child;
  }
  return binaryAt(at[':jcr:data']) !== undefined;
}

/** The problem of a sidecar without a binary. */
export function missingBinary(label: string): ContentError {
  return new ContentError(
    label,
    '',
    'is a dam:Asset without its file',
    `put the file ${label.replace(/\.json$/, '')} beside it`,
  );
}
