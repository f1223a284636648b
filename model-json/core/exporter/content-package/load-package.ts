import { readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { mimeTypeOf } from '../shared/mime-types';
import { ContentTree, isNodeObject, type NodeObject } from './content-tree';
import { parseOrderedJson } from './parse-json';
import { codeOf, messageOf } from '../../../../shared/checked/error-parts';

/** The parts of a content tree, in load order. File names are relative to a folder. */
export interface ContentPackage {
  readonly content?: readonly { readonly file: string; readonly mount: string }[];
  readonly binaries?: readonly {
    readonly file: string;
    readonly mount: string;
    readonly mimeType?: string;
  }[];
  readonly inlineBinaries?: readonly {
    readonly content: string;
    readonly mimeType: string;
    readonly mount: string;
  }[];
}

/** Names a missing or broken file. */
export class ContentFileError extends Error {
  override readonly name = 'ContentFileError';
  readonly code = 'VEN_PACKAGE_FILE';
}

function attempt<T>(file: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    const missing = codeOf(error) === 'ENOENT';
    throw new ContentFileError(`${file}: ${missing ? 'file not found' : messageOf(error)}`);
  }
}

/** Reads packages from a folder; a file that several packages share is parsed once. */
export class PackageLoader {
  private readonly parsed = new Map<string, NodeObject>();
  private readonly sizes = new Map<string, number>();

  constructor(private readonly folder: string) {}

  /** @throws ContentFileError if a file is missing or is not a JSON object, or if two files mount the same node */
  load(contents: ContentPackage): ContentTree {
    const tree = new ContentTree();
    for (const { file, mount } of contents.content ?? []) {
      const object = this.parse(file);
      attempt(file, () => tree.mount(mount, object));
    }
    for (const { file, mount, mimeType } of contents.binaries ?? []) {
      const path = resolve(this.folder, file);
      tree.mountFile(mount, mimeType ?? mimeTypeOf(basename(file)), {
        file: path,
        size: this.size(path, file),
      });
    }
    for (const { content, mimeType, mount } of contents.inlineBinaries ?? []) {
      tree.mountFile(mount, mimeType, { file: '', size: Buffer.byteLength(content) }, content);
    }
    return tree;
  }

  private parse(file: string): NodeObject {
    const known = this.parsed.get(file);
    if (known) return known;
    const object = attempt(file, () => {
      const value = parseOrderedJson(readFileSync(resolve(this.folder, file), 'utf8'));
      if (!isNodeObject(value)) throw new Error('expected a JSON object');
      return value;
    });
    this.parsed.set(file, object);
    return object;
  }

  private size(path: string, file: string): number {
    const known = this.sizes.get(path) ?? attempt(file, () => statSync(path).size);
    this.sizes.set(path, known);
    return known;
  }
}
