import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import type { Resource, ResourceTree } from '../Resource';

/** A part of a node: whether it is there, its properties, the names of its children, its bytes. */
export type Part = (typeof PARTS)[number];

const PARTS = ['e', 'p', 'c', 'b'] as const;
/** A part, what it was (`stateOf`), and the path. */
const OF_NODE = new RegExp(`^[${PARTS.join('')}](?:[+-]|[\\w-]{16}) `);

/** Whether what is noted is a part of a node, and no feature's answer. */
export const isOfNode = (noted: string): boolean => OF_NODE.test(noted);

/** Parts of nodes that have been read, by number, each with what it was. */
export class NodeParts {
  private readonly numbers = new Map<string, number>();
  private readonly texts: string[] = [];

  /** @param shown what a node's properties mean at the moment: a page appears and disappears at set times */
  constructor(private readonly shown: (properties: Resource['properties']) => string = () => '') {}

  /** The number of a part; when it is new, what it is now is noted. */
  number(part: Part, path: string, node: Resource | undefined): number {
    const key = part + path;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.texts.push(`${part}${this.stateOf(part, node)} ${path}`) - 1;
    this.numbers.set(key, number);
    return number;
  }

  /** The number of what is noted of a feature's answer. */
  numberOf(answer: string): number {
    const number = this.numbers.get(answer) ?? this.texts.push(answer) - 1;
    this.numbers.set(answer, number);
    return number;
  }

  /** Those noted since a number; each as `isAsNoted` takes it. */
  since(number: number): string[] {
    return this.texts.slice(number);
  }

  /** Whether a part of a node is still what it was. */
  isAsNoted(text: string, tree: ResourceTree): boolean {
    const path = text.slice(text.indexOf(' ') + 1);
    const part = PARTS.find((each) => text.startsWith(each));
    return part !== undefined && text === `${part}${this.stateOf(part, tree.get(path))} ${path}`;
  }

  private stateOf(part: Part, node: Resource | undefined): string {
    if (!node) return '-';
    if (part === 'e') return '+';
    if (part === 'c') return hash([...node.children.keys()].join('/'));
    if (part === 'b') return hash(JSON.stringify([node.binary, node.binary && writtenAt(node.binary.file)]));
    return hash(JSON.stringify(node.properties) + this.shown(node.properties));
  }
}

const writtenAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

const hash = (text: string): string => createHash('sha1').update(text).digest('base64url').slice(0, 16);
