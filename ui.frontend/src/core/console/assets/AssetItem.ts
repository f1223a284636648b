import type { Item } from '../views/Item';
import type { AssetKind } from './asset-kind';

/** Metadata of an asset, by JCR names: texts, numbers, lists, and the node `dc:descriptions`. */
export type Metadata = Readonly<Record<string, unknown>>;

/** A folder, a file or a content fragment in the console of assets. */
export interface AssetItem extends Item {
  readonly kind: AssetKind;
  /** Media type; empty for folders and fragments. */
  readonly type: string;
  /** Bytes; 0 for folders and fragments. */
  readonly size: number;
  /** ISO 8601. */
  readonly modified: string | undefined;
  readonly metadata: Metadata;
  /** Whether visitors see it, or an earlier state of it. */
  readonly isPublished: boolean;
}

/** A text of the metadata; empty if there is none. */
export function textOf(metadata: Metadata, name: string): string {
  const value = metadata[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function numberOf(metadata: Metadata, name: string): number | undefined {
  const value = metadata[name];
  return typeof value === 'number' ? value : undefined;
}

/** A list of the metadata; JCR may hold a single value instead. */
export function listOf(metadata: Metadata, name: string): readonly string[] {
  const value = metadata[name];
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}
