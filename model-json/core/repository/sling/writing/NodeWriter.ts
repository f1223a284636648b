import { binaryAt } from '../../binaries/Binary';
import type { BinaryStore } from '../../binaries/BinaryStore';
import { besideOf, isBeside } from '../../exact-values';
import { isNode, type NodeJson } from '../../node-json';
import { childOf } from '../../path';
import type { Value } from '../../Resource';
import { isHistory, isVersionState } from '../../versions/versionable';
import { isObject } from '../../../../../shared/checked/is-object';
import { typeIn, type DavexNode } from '../remote/davex-node';
import type { Diff } from './Diff';
import { neededMixins } from './mixins';
import type { NodeTypes } from '../remote/NodeTypes';
import { bytesOf, typedValues } from './typed-values';

/** Writes nodes into a diff. */
export class NodeWriter {
  constructor(
    private readonly types: NodeTypes,
    private readonly binaries: BinaryStore | undefined,
  ) {}

  /** Adds a node with everything below it, except children that have their own files (`{}`). */
  async add(diff: Diff, path: string, node: NodeJson): Promise<void> {
    const later: (() => Promise<void>)[] = [];
    diff.add(path, JSON.stringify(this.plain(diff, path, node, later)));
    diff.know(path, childrenOf(node));
    for (const write of later) await write();
  }

  /** What JSON says of a new node; `later` sets the rest. */
  private plain(diff: Diff, path: string, node: NodeJson, later: (() => Promise<void>)[]): NodeJson {
    const plain: NodeJson = {};
    const mixins = neededMixins(node);
    if (mixins.length > 0) plain['jcr:mixinTypes'] = mixins;
    for (const [name, member] of Object.entries(node)) {
      const at = childOf(path, name);
      if (isNode(member)) {
        if (!isEmpty(member)) plain[name] = this.plain(diff, at, member, later);
      } else if (name === 'jcr:mixinTypes') continue;
      else if (name === ':jcr:data') later.push(() => this.setBytes(diff, path, member));
      else if (isBeside(name) || isHistory(name) || this.isOaks(node, name)) continue;
      else if (typedValues(node, name, member, undefined) === undefined) plain[name] = member;
      else later.push(() => Promise.resolve(this.set(diff, path, node, name, undefined)));
    }
    return plain;
  }

  /** An identity is Oak's to give, but can be brought along. */
  private isOaks(node: NodeJson, name: string): boolean {
    return name !== 'jcr:uuid' && this.types.isProtected(node, name);
  }

  /**
   * Changes a node.
   *
   * @param found the node in Sling
   */
  async change(
    diff: Diff,
    path: string,
    before: NodeJson,
    after: NodeJson,
    found: DavexNode | undefined,
  ): Promise<void> {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
      if (!isNode(before[name]) && !isNode(after[name]))
        await this.changeProperty(diff, path, name, before, after, found);
    for (const name of childrenOf(before)) if (!hasChild(after, name)) diff.remove(childOf(path, name));
    for (const name of childrenOf(after)) {
      const now = after[name];
      const was = before[name];
      const at = childOf(path, name);
      if (!isNode(now)) continue;
      if (!isNode(was) || isEmpty(was)) await this.add(diff, at, now);
      else {
        const theirs = found?.[name];
        diff.know(at, childrenOf(was));
        await this.change(diff, at, was, now, isObject(theirs) ? theirs : undefined);
        this.order(diff, at, now);
      }
    }
  }

  /** Puts the children of a changed node into their order. */
  order(diff: Diff, path: string, node: NodeJson): void {
    const names = Object.keys(node).filter((name) => isNode(node[name]));
    if (this.types.isOrdered(node)) diff.order(path, names);
  }

  private async changeProperty(
    diff: Diff,
    path: string,
    name: string,
    before: NodeJson,
    after: NodeJson,
    found: DavexNode | undefined,
  ): Promise<void> {
    const isSame = (each: string) => JSON.stringify(before[each]) === JSON.stringify(after[each]);
    if (name === ':jcr:data') {
      const bytes = after[name];
      if (!isSame(name) && bytes !== undefined && !isNode(bytes)) await this.setBytes(diff, path, bytes);
      return;
    }
    if (isBeside(name) || isVersionState(name) || this.isOaks(after, name)) return;
    if (isSame(name) && isSame(besideOf(name))) return;
    const at = childOf(path, name);
    const value = after[name];
    const theirs = found?.[name];
    const isThere = theirs !== undefined;
    const changesKind = isThere && Array.isArray(theirs) !== Array.isArray(value);
    if (name !== 'jcr:mixinTypes' && isThere && (value === undefined || changesKind)) diff.removeProperty(at);
    if (value !== undefined || name === 'jcr:mixinTypes')
      this.set(diff, path, after, name, changesKind ? undefined : typeIn(found, name));
  }

  private set(diff: Diff, path: string, node: NodeJson, name: string, before: string | undefined): void {
    const at = childOf(path, name);
    const value = name === 'jcr:mixinTypes' ? neededMixins(node) : (node[name] ?? []);
    if (isNode(value)) return;
    const isList = Array.isArray(value);
    const typed = TYPES.has(name)
      ? [value].flat().map((each) => ({ type: 'Name', value: String(each) }))
      : typedValues(node, name, value, before);
    if (typed) diff.setTyped(at, typed, isList);
    else diff.set(at, JSON.stringify(value));
  }

  private async setBytes(diff: Diff, path: string, reference: Value): Promise<void> {
    const binary = binaryAt(reference);
    if (!binary || !this.binaries) return;
    diff.setTyped(childOf(path, 'jcr:data'), [await bytesOf(this.binaries.fileOf(binary))], false);
  }
}

const TYPES = new Set(['jcr:primaryType', 'jcr:mixinTypes']);

const isEmpty = (node: NodeJson): boolean => Object.keys(node).length === 0;

/** The children that are stored with a node. */
const childrenOf = (node: NodeJson): string[] => Object.keys(node).filter((name) => hasChild(node, name));

function hasChild(node: NodeJson, name: string): boolean {
  const member = node[name];
  return isNode(member) && !isEmpty(member);
}
