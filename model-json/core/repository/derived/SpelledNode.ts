import { childOf } from '../path';
import type { Resource, Value } from '../Resource';
import type { Localisings } from './Localising';
import { spelledTitles, spelledVariations, type Properties } from './spelled-words';

/** A stored node of fragments or tags, with derived variations and titles for countries with another spelling. */
export class SpelledNode implements Resource {
  private knownChildren: ReadonlyMap<string, Resource> | undefined;
  private knownProperties: Properties | undefined;

  constructor(
    /** The stored node; undefined for a variation derived from another. */
    readonly stored: Resource,
    readonly parent: Resource | undefined,
    private readonly localisings: Localisings,
    /** The elements of a model's fragments that are text. */
    private readonly elementsOf: (model: string) => ReadonlySet<string>,
  ) {}

  get name() {
    return this.stored.name;
  }

  get path() {
    return this.stored.path;
  }

  get binary() {
    return this.stored.binary;
  }

  get properties(): Properties {
    const { properties } = this.stored;
    if (properties['jcr:primaryType'] !== 'cq:Tag') return properties;
    this.knownProperties ??= { ...spelledTitles(properties, this.localisings), ...properties };
    return this.knownProperties;
  }

  get children(): ReadonlyMap<string, Resource> {
    this.knownChildren ??= this.childrenMade();
    return this.knownChildren;
  }

  private childrenMade(): Map<string, Resource> {
    const { children, properties } = this.stored;
    const made = new Map(
      [...children].map(
        ([name, child]) => [name, new SpelledNode(child, this, this.localisings, this.elementsOf)] as const,
      ),
    );
    const model = this.name === 'data' ? properties['cq:model'] : undefined;
    if (typeof model !== 'string') return made;
    const all = new Map<string, Resource>(made);
    for (const [name, words] of spelledVariations(this.elementsOf(model), children, this.localisings)) {
      const own: Record<string, Value> = { ...words, ...children.get(name)?.properties };
      all.set(name, { name, path: childOf(this.path, name), parent: this, properties: own, children: NONE });
    }
    return all;
  }
}

const NONE: ReadonlyMap<string, Resource> = new Map();
