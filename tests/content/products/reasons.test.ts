import { catalogueWords } from '../../../shared/features/catalogue/api/words';
import { figureModel, type FigureModel } from '../../../shared/features/catalogue/api/figure.model';
import { reasonDrawings } from '../../../shared/features/catalogue/drawings/reason-drawings';
import { questionsOf } from '../../../shared/features/catalogue/questions/questions-of';
import type { Reason } from '../../../shared/features/catalogue/reasons/Reason';
import { reasonsOf } from '../../../shared/features/catalogue/reasons/reasons-of';
import { reasonWords } from '../../../shared/features/catalogue/reasons/words';
import { listOf } from '../../../shared/models/schema';
import { figuresIn } from '../../../model-json/features/catalogue/products/figures';
import { text, type Node } from '../content-tree';
import { familyOf, list, MOST_WITHOUT, plain, products, variation, versionsOf } from './products';

/*
 * Each product has three to six reasons, proved by its figures and its construction, that its own texts do not say already.
 */

/** Products without three honest reasons, and why: what they are good for is in their lead and description. */
const WITHOUT: Readonly<Record<string, { readonly because: string; readonly names?: readonly string[] }>> = {
  customise: { because: 'an option to a machine has no figures of its own' },
  oils: {
    because: 'a grade and a container are all that tells it from another oil',
    names: ['VP 100', 'VS 46', 'VR 46', 'VT 22'],
  },
  'air-net/fittings': { because: 'a clip of one material', names: ['Bracket'] },
  'service-kits': { because: 'a single part whose sizes are its name', names: ['V-belt for M and S series'] },
};

const isWithout = (product: Node) => {
  const listed = WITHOUT[familyOf(product)];
  return listed !== undefined && (listed.names?.includes(plain(text(product, 'name'))) ?? true);
};

interface Told {
  readonly product: Node;
  readonly name: string;
  /** What its page says of it elsewhere: lead, description, note and answers. */
  readonly own: readonly string[];
  readonly reasons: readonly Reason[];
}

function toldIn(language: string): Told[] {
  return [...products].map(([at, product]) => {
    const words = { ...product, ...variation(at, language) } as Node;
    const figures: FigureModel[] = listOf(figureModel).parse(figuresIn(versionsOf(product)[0] as never));
    const [lead, description] = [text(words, 'lead'), text(words, 'description')];
    const answers = questionsOf(figures, catalogueWords(language), language, 'metric');
    const described = {
      ...{ figures, lead, description },
      familyId: text(product, 'family'),
      features: list(product, 'features'),
      includes: list(product, 'includes'),
    };
    return {
      product,
      name: text(product, 'name'),
      own: [`${lead} ${description}`, text(words, 'note'), ...answers.map(({ answer }) => answer)],
      reasons: reasonsOf(described, reasonWords(language), language, 'metric'),
    };
  });
}

const english = toldIn('en');
const LANGUAGES = ['en', 'de', 'fr', 'es'];

test.each(LANGUAGES)(
  '%s: every product has three to six reasons, but for those listed with why not',
  (language) => {
    const told = toldIn(language);
    expect(told.filter(({ reasons }) => reasons.length > 6).map(({ name }) => name)).toEqual([]);
    const without = told.filter(({ reasons }) => reasons.length < 3);
    expect(without.map(({ name }) => name).sort()).toEqual(
      told
        .filter(({ product }) => isWithout(product))
        .map(({ name }) => name)
        .sort(),
    );
    expect(without.length / told.length).toBeLessThanOrEqual(MOST_WITHOUT);
  },
);

/** Words that say something: long ones, without their endings. */
const saying = (sentence: string) =>
  new Set((sentence.toLowerCase().match(/\p{L}{6,}/gu) ?? []).map((word) => word.slice(0, 6)));

test.each(LANGUAGES)('%s: no reason says in other words what its product’s own text says', (language) => {
  const repeated = toldIn(language).flatMap(({ name, own, reasons }) => {
    return reasons.flatMap(({ text: sentence }) => {
      const words = [...saying(sentence)];
      const repeats = (each: string) => {
        const said = saying(each);
        return words.filter((word) => said.has(word)).length / words.length > 0.5;
      };
      const again = words.length >= 4 ? own.find(repeats) : undefined;
      return again ? [`${name}: ${sentence} (${again})`] : [];
    });
  });
  expect(repeated).toEqual([]);
});

test('no two reasons of a product have the same drawing', () => {
  const twice = english.flatMap(({ name, reasons }) => {
    const drawings = reasons.map(({ drawing }) => drawing);
    return drawings.length > new Set(drawings).size ? [`${name}: ${drawings.join(' ')}`] : [];
  });
  expect(twice).toEqual([]);
});

test('every sentence and every drawing is used by a product', () => {
  const used = english.flatMap(({ reasons }) => reasons);
  const names = new Set<string>(used.map(({ name }) => name));
  expect(Object.keys(reasonWords('en').of).filter((name) => !names.has(name))).toEqual([]);
  const drawn = new Set<string>(used.map(({ drawing }) => drawing));
  expect(Object.keys(reasonDrawings).filter((name) => !drawn.has(name))).toEqual([]);
});

test('no sentence is told of more than a quarter of all products: it would be true of any', () => {
  const counts = new Map<string, number>();
  for (const { reasons } of english)
    for (const { name } of reasons) counts.set(name, (counts.get(name) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > english.length / 4)).toEqual([]);
});
