/** @jest-turn 2 */
import { createContext } from '../../../model-json/core/exporter/create-context';
import { catalogueOf } from '../../../model-json/features/catalogue/products/catalogue-of';
import { siteExporters } from '../../../model-json/sites/ventora/exporters';
import {
  productModel,
  type ProductModel,
} from '../../../ui.frontend/src/features/catalogue/Product/Product.model';
import { modelsIn } from '../../models-in';
import { openRealSite } from '../../server/real-site';
import { MOST_WITHOUT, plain } from './products';

/*
 * Each product is whole: its page has all that the best makers give, made from its facts, or the product is listed here with
 * the reason why not. No list holds more than one product in twenty. Reasons to buy have a test of their own (`reasons.test.ts`),
 * and so has what files say (`tests/cad`, `tests/exchange`).
 */

interface Part {
  /** Families that should have it; default: all. */
  readonly of?: RegExp;
  readonly has: (product: ProductModel) => boolean;
  /** Those without it by their names or by the ends of their families, and why. */
  readonly without: readonly { readonly because: string; readonly names: readonly string[] }[];
}

const MACHINES = /^(?:mobile|stationary|screw|dryers|filters)\b/;
const PLANNED =
  /^(?:mobile|stationary|screw|dryers|filters|tanks|condensate|service-units|air-net\/(?:fittings|valves))\b/;
const USED = /^(?!customise|oils|service-kits|air-net\/pipe-tools)/;
/** An option is ordered with a machine, shown on one, and has no GTIN. */
const THINGS = /^(?!customise)/;

const hasDocument =
  (type: string) =>
  ({ documents }: ProductModel) =>
    documents.some((each) => each.type === type);
/** The name that a caption says is shown; pictures without such a caption show the product. */
const shownBy = ({ name, gallery }: ProductModel) =>
  gallery.map(({ caption }) => /^Shown: (.*)$/.exec(plain(caption))?.[1] ?? plain(name));

const BELT = { because: 'a belt looks like any other', names: ['V-belt for M and S series'] };
const SISTERS = [
  {
    because: 'larger than the one shown, and of the same build',
    names: ['NV 20', 'NV 25', 'Coil nailer 90 mm'],
  },
  {
    because: 'an earlier form of the kit shown',
    names: [
      'Kit R 15 – R 22 3,000 h, to 2022',
      'Kit R 15 – R 22 6,000 h, to 2022',
      'Valve kit single-stage, to 2021',
    ],
  },
  { because: 'the parts of the kit shown, for two stages', names: ['Valve kit two-stage'] },
];
const HOSES = [6, 8, 13, 19, 25].map((bore) => `Hose ${bore} mm`);

const parts: Readonly<Record<string, Part>> = {
  'what it is and whom it is made for': {
    has: ({ description, madeFor }) => description !== undefined && madeFor.length > 0,
    without: [],
  },
  'a picture': {
    has: ({ gallery }) => gallery.length > 0,
    without: [BELT],
  },
  'a picture of its own': {
    of: THINGS,
    has: (product) => shownBy(product)[0] === plain(product.name),
    without: [BELT, ...SISTERS],
  },
  'no picture of another model': {
    of: THINGS,
    has: (product) => shownBy(product).every((name) => name === plain(product.name)),
    without: [
      ...SISTERS,
      { because: 'the end of a hose is shown on one of them', names: HOSES },
      { because: 'its pump is that of the machine shown close up', names: ['M 27 B', 'M 90 B'] },
    ],
  },
  'a dimension drawing and CAD files': {
    of: PLANNED,
    has: (product) => ['dimensions', 'step', 'dxf', 'glb'].every((type) => hasDocument(type)(product)),
    without: [],
  },
  'an exploded drawing': {
    of: MACHINES,
    has: ({ exploded }) => exploded !== undefined,
    without: [],
  },
  'a data sheet': { has: hasDocument('data-sheet'), without: [] },
  'a manual': { of: USED, has: hasDocument('manual'), without: [] },
  'a passport': { of: THINGS, has: ({ passport }) => passport !== undefined, without: [] },
};

interface Whole {
  readonly family: string;
  readonly product: ProductModel;
}

async function allProducts(): Promise<Whole[]> {
  const site = await openRealSite(undefined, { publicOrigin: 'https://www.ventora.example' });
  try {
    const currentPage = site.repository.get('/content/ventora/gb/en');
    const catalogue = catalogueOf(
      createContext({ tree: site.repository, currentPage, registry: siteExporters }),
    );
    const found: Whole[] = [];
    for (const product of catalogue.products) {
      const url = `${catalogue.pageOf(product, currentPage)!.path}.model.json`;
      const { body } = await site.publish.inject({ url, headers: { host: 'www.ventora.example' } });
      // A page shows its product in parts; each holds what all of them need.
      const shown = [...modelsIn(JSON.parse(body))].find((model) =>
        String(model[':type']).endsWith('/product'),
      );
      found.push({
        family: product.family!.replace('ventora:family/', ''),
        product: productModel.parse(shown),
      });
    }
    return found;
  } finally {
    await site.close();
  }
}

let all: readonly Whole[];
beforeAll(async () => {
  all = await allProducts();
}, 180_000);

test.each(Object.entries(parts))(
  'each product has %s, or is listed with the reason',
  (_, { of, has, without }) => {
    const named = without.flatMap(({ names }) => names);
    const asked = all.filter(({ family }) => of?.test(family) ?? true);
    expect(asked.length).toBeGreaterThan(100);
    const lacking = asked.filter(({ product }) => !has(product)).map(({ product }) => plain(product.name));
    expect(lacking.sort()).toEqual([...named].sort());
    expect(named.length).toBeLessThanOrEqual(all.length * MOST_WITHOUT);
  },
);
