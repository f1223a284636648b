import type { DialogNode } from './merge-nodes';

/** A node of a dialog, as Granite UI reads it. */
export class Granite {
  constructor(readonly node: DialogNode) {}

  /** `form/textfield`; what is not of the foundation by its whole type. */
  get widget(): string {
    const type = this.text('sling:resourceType') ?? '';
    return type
      .replace(/^\/(?:libs|apps)\//, '')
      .replace(/^granite\/ui\/components\/(?:coral\/)?foundation\//, '');
  }

  text(name: string): string | undefined {
    const [value] = this.node.properties.get(name) ?? [];
    return value === '' ? undefined : value;
  }

  is(name: string): boolean {
    return this.text(name) === 'true';
  }

  number(name: string): number | undefined {
    const text = this.text(name);
    const value = Number(text);
    return text === undefined || !Number.isFinite(value) ? undefined : value;
  }

  child(name: string): Granite | undefined {
    const found = this.node.children.find((each) => each.name === name);
    return found && new Granite(found);
  }

  /** The nodes of `items`. */
  get items(): Granite[] {
    return (this.child('items')?.node.children ?? []).map((each) => new Granite(each));
  }

  /** A property of `granite:data`. */
  data(name: string): string | undefined {
    return this.child('granite:data')?.text(name);
  }

  /** The property that it writes; undefined if it writes none. */
  get name(): string | undefined {
    return this.text('name')?.replace(/^\.\//, '');
  }
}
