import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { isWithinTimes } from '../../exporter/shared/pages';
import type { Resource, ResourceTree } from '../Resource';

/** A part of a node: whether it is there, its properties, the names of its children, its bytes. */
export type Part = 'e' | 'p' | 'c' | 'b';

/** Parts of nodes that have been read, by number, each with what it was. */
export class NodeParts {
  private readonly numbers = new Map<string, number>();
  private readonly texts: string[] = [];

  /** The number of a part; when it is new, what it is now is noted. */
  number(part: Part, path: string, node: Resource | undefined): number {
    const key = part + path;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.texts.push(`${part}${stateOf(part, node)} ${path}`) - 1;
    this.numbers.set(key, number);
    return number;
  }

  /** Those noted since a number; each as `isAsNoted` takes it. */
  since(number: number): string[] {
    return this.texts.slice(number);
  }
}

/** Whether a part of a node is still what it was. */
export function isAsNoted(text: string, tree: ResourceTree): boolean {
  const path = text.slice(text.indexOf(' ') + 1);
  const part = (['e', 'p', 'c', 'b'] as const).find((each) => text.startsWith(each));
  return part !== undefined && text === `${part}${stateOf(part, tree.get(path))} ${path}`;
}

function stateOf(part: Part, node: Resource | undefined): string {
  if (!node) return '-';
  if (part === 'e') return '+';
  if (part === 'c') return hash([...node.children.keys()].join('/'));
  if (part === 'b') return hash(JSON.stringify([node.binary, node.binary && writtenAt(node.binary.file)]));
  const { properties } = node;
  // A page appears and disappears at set times.
  const isDated = 'onTime' in properties || 'offTime' in properties;
  return hash(JSON.stringify(properties) + (isDated ? String(isWithinTimes(properties, Date.now())) : ''));
}

const writtenAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

const hash = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 16);
