import type { MeasureSystem } from '../../../measures/measure-system';
import type { ProductCardModel } from '../api/product-card.model';
import type { CatalogueWords } from '../api/words';
import { Subject, type Described } from '../reasons/Subject';
import { fittings } from './fittings';
import { itself } from './itself';
import { needed } from './needed';
import { packing } from './packing';
import { papers } from './papers';
import type { DeliveryWords } from './words';

/** A product with what its delivery follows from. */
export interface Deliverable extends Described {
  readonly name?: string | undefined;
  readonly certificates: readonly string[];
  readonly accessories: readonly ProductCardModel[];
}

/** What is delivered, and what that is used with is not. */
export interface Delivery {
  readonly items: readonly string[];
  /** Sentences of things that are no product. */
  readonly without: readonly string[];
  readonly accessories: readonly ProductCardModel[];
}

const LEAST = 2;
/** Options, which are built into a machine, and oils, whose container is in the figures. */
const NOTHING_ELSE = ['customise', 'oils'] as const;

/** What comes with a product, by its kind and its figures; undefined if that is nothing but the product. */
export function deliveryOf(
  product: Deliverable,
  words: DeliveryWords,
  catalogue: Pick<CatalogueWords, 'figureNames' | 'spareItems'>,
  language: string,
  system: MeasureSystem,
): Delivery | undefined {
  const { name, familyId } = product;
  const subject = new Subject(product, language, system);
  if (name === undefined || familyId === undefined || subject.isOf(...NOTHING_ELSE)) return undefined;
  const parts = partsOf(product, words, catalogue, subject);
  const { figureNames } = catalogue;
  const items = [
    ...(parts.length > 0 ? parts : [itself(subject, name, words)]),
    ...fittings(subject, words),
    papers(subject, product.certificates, words),
    packing(subject, product.figures, words, { figureNames, language, system }),
  ].filter((item): item is string => typeof item === 'string');
  if (items.length < LEAST) return undefined;
  return {
    items,
    without: subject.has('petrol') ? [words.fuel] : [],
    accessories: needed(subject, product.accessories),
  };
}

/** The parts of a kit: `Air filter`, `2 × Piston cup`. */
function partsOf(
  { includes }: Deliverable,
  words: DeliveryWords,
  { spareItems }: Pick<CatalogueWords, 'spareItems'>,
  subject: Subject,
): string[] {
  if (!subject.isOf('service-kits')) return [];
  return includes.flatMap((line) => {
    const [kind = '', count = '1'] = line.split('|').map((each) => each.trim());
    const part = spareItems.kinds[kind];
    if (!part) return [];
    return [count === '1' ? part : words.count({ count: subject.telling.count(Number(count)), part })];
  });
}
