import { factFaults, sharedGtins } from '../../../model-json/features/catalogue/facts/check-facts';
import type { TradeItem } from '../../../model-json/features/catalogue/facts/FactFault';
import type { Properties } from '../../../model-json/core/exporter/Exporter';
import { child, nodes, type Node } from '../content-tree';
import { familyOf, list, products, variants } from './products';

/** The values of a node, without the nodes below it. */
const valuesOf = (node: Node): Properties =>
  Object.fromEntries(
    Object.entries(node).flatMap(([name, value]) =>
      typeof value === 'object' && !Array.isArray(value) ? [] : [[name, value]],
    ),
  );

const items: TradeItem[][] = [...products].map(([path, master]) => {
  const versions = list(master, 'variants').flatMap((at): [string, Node][] => {
    const own = variants.get(at);
    return own ? [[at, { ...master, ...own }]] : [];
  });
  return (versions.length > 0 ? versions : [[path, master] as const]).map(([at, node]) => ({
    path: at,
    family: familyOf(master),
    elements: valuesOf(node),
  }));
});

test('states facts of each product that can be true, and all that its kind needs', () => {
  expect(items.length).toBeGreaterThan(370);
  expect(items.flatMap(factFaults)).toEqual([]);
});

test('gives each product and version that can be ordered a GTIN of its own, from the range for examples', () => {
  expect(sharedGtins(items.flat())).toEqual([]);
  const gtins = items.flat().flatMap(({ elements }) => elements.gtin ?? []);
  expect(gtins.length).toBeGreaterThan(580);
  expect(gtins.filter((gtin) => !String(gtin).startsWith('952'))).toEqual([]);
});

test('derives a GTIN from the order number', () => {
  const wrong = items
    .flat()
    .filter(({ elements }) => elements.gtin !== undefined)
    .filter(({ elements }) => String(elements.gtin).slice(6, 12) !== String(elements.sku).replace(/\D/g, ''));
  expect(wrong).toEqual([]);
});

const manuals = [...nodes]
  .filter(([at]) => at.startsWith('/content/dam/ventora/manuals/'))
  .map(([, node]) => child(node, 'jcr:content', 'data', 'master'));

/** The intervals that the manual of a family plans: `3,000 h or yearly | …`. */
const intervalsOf = (family: string): number[] => {
  const manual = manuals.find((master) =>
    list(master, 'families').some((of) => `ventora:family/${family}/`.startsWith(`${of}/`)),
  );
  return list(manual, 'maintenance').flatMap((line) => {
    const hours = /^(?:\[[^\]]*\] )?([\d,]+)\sh\b/.exec(line)?.[1];
    return hours ? [Number(hours.replace(',', ''))] : [];
  });
};

test('states the service interval that the manual plans', () => {
  const machines = items
    .flat()
    .filter(({ family }) => /^(screw|mobile|stationary|dryers|filters)/.test(family));
  const wrong = machines.filter(
    ({ family, elements }) => !intervalsOf(family).includes(Number(elements.serviceInterval)),
  );
  expect(machines.length).toBeGreaterThan(100);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});
