import { dataOf } from '../../../core/exporter/shared/fragment-elements';
import { metadata } from '../../../core/exporter/shared/assets';
import { text, texts } from '../../../core/exporter/shared/properties';
import { fragmentId } from '../../../core/server/fragments/api/find-fragment';
import type { Resource, Value } from '../../../core/repository/Resource';
import type { AssetTransform } from '../schema/AssetTransform';
import type { ApiField } from './ApiField';
import type { ApiModel } from './ApiModel';

export const MASTER = 'master';

/** What a query chooses for all that it shows. */
export interface Choice {
  /** The variation to show where there is one. */
  readonly variation?: string | undefined;
  /** How pictures are made. */
  readonly transform?: AssetTransform | undefined;
}

/**
 * A content fragment in one of its variations. An element that the variation does not have is read from the next more
 * general one: `fr_ch`, `fr`, then the master.
 */
export class ShownFragment {
  /** The one that was found. */
  readonly variation: string;
  private readonly holders: readonly Resource[];

  constructor(
    readonly node: Resource,
    readonly model: ApiModel,
    readonly choice: Choice = {},
  ) {
    const data = dataOf(node)?.children;
    const found = [...moreGeneral(choice.variation), MASTER].flatMap((name) => data?.get(name) ?? []);
    this.holders = found;
    this.variation = found[0]?.name ?? MASTER;
  }

  get path(): string {
    return this.node.path;
  }

  /** Stays with a fragment when it moves. */
  get id(): string {
    return fragmentId(this.node);
  }

  /** Its variations, without the master. */
  get variations(): string[] {
    return [...(dataOf(this.node)?.children.keys() ?? [])].filter((name) => name !== MASTER);
  }

  /** Its tags: the variation's own, else those of the whole fragment. */
  get tags(): readonly string[] {
    const [own] = this.holders;
    return (own && texts(own.properties, 'cq:tags')) ?? texts(metadata(this.node), 'cq:tags') ?? [];
  }

  /** The value of an element; undefined if it is empty. */
  value(name: string): Value | undefined {
    return this.holderOf(name)?.properties[name];
  }

  /** The values of a field that can be more than one. */
  values({ name }: ApiField): readonly (string | number | boolean)[] {
    const value = this.value(name);
    if (value === undefined) return [];
    return typeof value === 'object' ? value : [value];
  }

  /** The media type of a long text. */
  mimeType({ name, mimeType }: ApiField): string {
    const holder = this.holderOf(name);
    return (holder && text(holder.properties, `${name}@ContentType`)) || mimeType;
  }

  private holderOf(name: string): Resource | undefined {
    return this.holders.find(({ properties }) => isFilled(properties[name]));
  }
}

const isFilled = (value: Value | undefined): boolean =>
  value !== undefined && value !== '' && !(typeof value === 'object' && value.length === 0);

/** `fr_ch` → `fr_ch`, `fr`. */
function moreGeneral(variation: string | undefined): string[] {
  if (variation === undefined || variation === MASTER) return [];
  const parts = variation.split('_');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('_'));
}
