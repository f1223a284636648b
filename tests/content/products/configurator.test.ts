/** @jest-turn 8 */
import fc from 'fast-check';
import { createContext } from '../../../model-json/core/exporter/create-context';
import type { ExportContext } from '../../../model-json/core/exporter/Exporter';
import { localeOf } from '../../../model-json/core/exporter/shared/locale/languages';
import type { Repository } from '../../../model-json/core/repository/Repository';
import { catalogueOf } from '../../../model-json/features/catalogue/api/catalogue';
import { drawElevation } from '../../../model-json/features/configurator/elevation/draw-elevation';
import { articleKey, articleOf } from '../../../model-json/features/configurator/exporter/article';
import { configure, type Configured } from '../../../model-json/features/configurator/exporter/configuration';
import { machineOf, machinesOf } from '../../../model-json/features/configurator/exporter/machines';
import {
  type ConfiguratorContent,
  configuratorContent,
} from '../../../model-json/features/configurator/exporter/option-content';
import { figuresOf } from '../../../model-json/features/configurator/exporter/result-models';
import { breachesOf } from '../../../model-json/features/configurator/rules/breaches';
import type { Asked } from '../../../model-json/features/configurator/rules/resolve';
import { standings } from '../../../model-json/features/configurator/rules/ways-out';
import { siteExporters } from '../../../model-json/sites/ventora/exporters';
import { openSiteContent } from '../../../model-json/sites/ventora/site-content';
import { languages } from '../content-tree';

let site: Repository;
beforeAll(async () => {
  site = await openSiteContent();
}, 60_000);
afterAll(() => site.close());

const contextIn = (root: string): ExportContext =>
  createContext({ tree: site, currentPage: site.get(`${root}/products/customise`), registry: siteExporters });

/** What can be configured in a language. */
function shopIn(root: string) {
  const context = contextIn(root);
  const locale = localeOf(context.currentPage);
  const content = configuratorContent(context, locale);
  const machines = machinesOf(catalogueOf(context), 'ventora');
  const place = { context, locale };
  return {
    content,
    machines,
    configured: (sku: string, asked: Asked): Configured => {
      const { product, variant } = catalogueOf(context).findSku(sku)!;
      return configure(machineOf(product, variant ?? sku), asked, content, place);
    },
  };
}

const wished = (...keys: string[]): Asked => new Map(keys.map((key) => [key.split(':')[0]!, key]));
const english = () => shopIn('/content/ventora/gb/en');
const keysOf = ({ read }: ConfiguratorContent) =>
  read.steps.flatMap(({ options }) => options.map(({ key }) => key));

test.each(Object.entries(languages))(
  '%s: options and rules have no fault, and words of their own',
  (language, root) => {
    const { content } = shopIn(root);
    expect(content.read.faults).toEqual([]);
    expect(content.options.filter(({ title, litres }) => !title && litres === undefined)).toEqual([]);
    if (language === 'en') return;
    const own = content.read.rules.map(({ reason }) => reason);
    const others = new Set(english().content.read.rules.map(({ reason }) => reason));
    expect(own.filter((reason) => others.has(reason))).toEqual([]);
  },
);

test('no configuration of any machine breaks a rule, and every option that cannot be had says why', () => {
  const { content, machines, configured } = english();
  const wish = fc.subarray(keysOf(content), { maxLength: 8 }).map((keys) => wished(...keys));
  fc.assert(
    fc.property(fc.constantFrom(...machines), wish, ({ sku }, asked) => {
      const { book, result } = configured(sku, asked);
      expect(breachesOf(book, result)).toEqual([]);
      expect([...result.chosen.keys()]).toHaveLength(book.steps.length);
      for (const { refusal } of standings(book, asked)) {
        if (refusal) expect(refusal.rule.reason).not.toBe('');
      }
    }),
    { numRuns: 25 },
  );
}, 60_000);

test('from a machine as it comes, each option leads on or names the rule of the machine against it', () => {
  const { machines, configured } = english();
  const some = machines.filter((_, index) => index % 7 === 0);
  const dead = some.flatMap(({ sku }) => {
    const { book } = configured(sku, new Map());
    return standings(book, new Map())
      .filter(({ refusal }) => refusal && !refusal.rule.reason)
      .map(({ key }) => `${sku} ${key}`);
  });
  expect(dead).toEqual([]);
}, 60_000);

test('painting adds dryer and filters of the right size, and gives class 1:4:1', () => {
  const painted = english().configured('V-3015-08', wished('quality:paint'));
  expect(painted.parts.map(({ sku }) => sku)).toEqual(['V-4006-00', 'V-4204-00', 'V-4304-00']);
  expect(figuresOf(painted)).toContainEqual({ name: 'purityClass', value: '1:4:1' });
  const instruments = english().configured('V-3015-08', wished('quality:instruments'));
  expect(figuresOf(instruments)).toContainEqual({ name: 'purityClass', value: '1:2:1' });
});

test('a receiver is of the volume and pressure that are asked for', () => {
  const { parts } = english().configured('V-3015-13', wished('tank:vertical', 'volume:500'));
  expect(parts.map(({ sku }) => sku)).toEqual(['V-4505-16']);
});

test('a hood is 12 dB quieter, and fits only what its data sheet says', () => {
  const noise = { name: 'soundPressureLevel', unit: 'dB(A)' };
  expect(figuresOf(english().configured('V-2270-00', wished('hood:sound')))).toContainEqual({
    ...noise,
    value: 69,
  });
  expect(english().configured('V-3015-08', wished('hood:sound')).result.refused).toHaveLength(1);
});

test('every machine is drawn, to the size of its data sheet', () => {
  const { machines, configured } = english();
  for (const { sku, figures } of machines) {
    const drawn = drawElevation(configured(sku, new Map()));
    const of = (name: string) => figures.find((figure) => figure.name === name)?.value;
    expect(drawn?.dimensions.map(({ value }) => value)).toEqual([of('length'), of('height')]);
  }
});

test('what stands for a configuration in a list leads back to it, in the words of the page', () => {
  const configured = english().configured(
    'V-3015-10',
    wished('quality:paint', 'colour:7016', 'mains:440-60'),
  );
  const key = articleKey(configured);
  expect(key).toBe('V-3015-10~quality.paint~dryer.refrigeration~filters.fine~mains.440-60~colour.7016');
  const article = articleOf(key, contextIn('/content/ventora/de/de'));
  expect(article).toMatchObject({ key, sku: 'V-3015-10' });
  expect(article?.parts).toEqual(['V-4006-00', 'V-4203-00', 'V-4303-00', 'V-8502-00', 'V-8503-00']);
  expect(article?.options).toContain('Farbe: RAL 7016 Anthrazitgrau');
  expect(articleOf('V-3015-10', contextIn('/content/ventora/de/de'))).toBeUndefined();
  expect(articleOf('V-4006-00~colour.7016', contextIn('/content/ventora/de/de'))).toBeUndefined();
});
