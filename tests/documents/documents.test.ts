/** @jest-turn 5 */
import { drawDocument } from '../../model-json/features/catalogue/documents/drawing/draw-document';
import { createContext } from '../../model-json/core/exporter/create-context';
import { siteExporters } from '../../model-json/sites/ventora/exporters';
import { siteDocument } from '../../model-json/features/catalogue/documents/models/site-document';
import type { Manual, SiteDocument } from '../../model-json/features/catalogue/documents/models/SiteDocument';
import type { Repository } from '../../model-json/core/repository/Repository';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import { text } from '../content/content-tree';
import { products } from '../content/products/products';
import { attachments } from './attachments';
import { pdfText } from './pdf-text';

let tree: Repository;
beforeAll(async () => {
  tree = await openSiteContent();
}, 60_000);
afterAll(() => tree.close());

function documentAt(path: string, selector: string): SiteDocument {
  const currentPage = tree.get(`/content/ventora${path}`);
  const context = createContext({ tree, currentPage, registry: siteExporters });
  return siteDocument(currentPage!, selector, context)!;
}

const draw = (document: SiteDocument) =>
  drawDocument({ document, origin: 'https://www.ventora.example', pictures: {} });
const read = async (path: string, selector: string) =>
  pdfText(await draw(documentAt(path, selector))).replace(/[\u00a0\n]/g, ' ');

const R7 = '/products/screw/fixed-speed/r-7';

test('a data sheet states the same figures as the page, with order numbers, certificates and the page’s address', async () => {
  const text = await read(`/gb/en${R7}`, 'datasheet');
  for (const part of [
    'Data sheet',
    'Screw compressor',
    'Free air delivery at maximum pressure',
    '1,120 l/min (1.12 m³/min)',
    '400 V, 3~, 50 Hz',
    '740 × 770 × 1,050 mm',
    'V-3007-10',
    'ISO 1217',
    'Kit R 7',
    'www.ventora.example/content/ventora/gb/en/products/screw/fixed-speed/r-7',
    '28 November 2026',
    'Page 1 of 2',
  ])
    expect(text).toContain(part);
});

test('a long list of figures goes on in the next page, where paper is shorter', async () => {
  const text = await read('/us/en/products/dryers/refrigeration/k-38', 'datasheet');
  expect(text).toContain('Country of origin');
  expect(text).toContain('Page 1 of 2');
});

test('a data sheet holds its facts for programs, in the units of their source whichever the reader’s', async () => {
  const bytes = await draw(documentAt(`/us/en${R7}`, 'datasheet'));
  expect(bytes.toString()).toContain('<pdfaid:part>3</pdfaid:part>');
  const [file] = attachments(bytes);
  expect(file).toMatchObject({
    sku: 'V-3007',
    page: 'https://www.ventora.example/content/ventora/us/en/products/screw/fixed-speed/r-7.html',
    figures: expect.arrayContaining([{ name: 'freeAirDelivery', value: 1120, unit: 'l/min' }]),
  });
});

test('the data sheet of a kit lists its contents', async () => {
  const text = await read('/gb/en/products/service-kits/kit-r-15-r-22-3-000-h', 'datasheet');
  expect(text).toContain('Every 3,000 hours or once a year');
  expect(text).toContain('Oil filter, air filter, inlet mats and rings');
});

test('readers in the United States get their units and paper size', async () => {
  const document = documentAt(`/us/en${R7}`, 'datasheet');
  const bytes = await draw(document);
  const text = pdfText(bytes).replace(/\u00a0/g, ' ');
  expect(text).toContain('39.6 cfm');
  expect(text).toContain('116 psi');
  expect(text).not.toContain('1,120 l/min');
  expect(bytes.toString('latin1')).toMatch(/\/MediaBox \[0 0 612 792\]/);
});

test.each([
  ['/us/en', 'On American power', 'ANSI C84.1'],
  ['/us/es', 'En la red de Estados Unidos', 'ANSI C84.1'],
  ['/ca/en', 'On Canadian power', 'CSA C235'],
  ['/ca/fr', 'Sur le réseau canadien', 'CSA C235'],
])('a data sheet for %s states for which mains the machine is built there', async (site, title, standard) => {
  // A line break can split the name of a standard.
  const text = (await read(site + R7, 'datasheet')).replace(/\s+/g, ' ');
  expect(text).toContain(title);
  expect(text).toContain(standard);
  expect(text).toContain('V-8502-00');
  expect(text).not.toContain('<');
});

test.each(['/gb/en', '/ch/de'])(
  'a data sheet for %s has no note about the mains, as the figures already match',
  (site) => {
    expect(documentAt(site + R7, 'datasheet')).toMatchObject({ supply: undefined });
  },
);

test.each([
  ['/de/de', '1.120 l/min', 'Liefermenge bei Höchstdruck'],
  ['/fr/fr', '1 120 l/min', 'Compresseur à vis'],
  ['/es/es', '1120 l/min', 'Compresor de tornillo'],
])('a data sheet for %s has its own words and number format', async (site, flow, words) => {
  const text = await read(site + R7, 'datasheet');
  expect(text).toContain(flow);
  expect(text).toContain(words);
});

test('a data sheet states its language and title, is tagged, and is byte for byte the same each time', async () => {
  const document = documentAt(`/de/de${R7}`, 'datasheet');
  const [first, second] = [await draw(document), await draw(document)];
  expect(first.equals(second)).toBe(true);
  const raw = first.toString('latin1');
  expect(raw).toContain('/Lang (de-DE)');
  expect(raw).toContain('/MarkInfo');
  expect(raw).toContain('/DisplayDocTitle true');
  expect(raw).not.toContain('/BaseFont /Helvetica');
});

test('screen readers learn which cells are headers of what, and where each link leads', async () => {
  const raw = (await draw(documentAt('/gb/en/products', 'catalogue'))).toString('latin1');
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(raw).toContain('/Scope /Column');
  expect(raw).toContain('/Scope /Row');
  const count = (words: RegExp) => raw.match(words)?.length ?? 0;
  const links = count(/\/Subtype \/Link/g);
  expect(links).toBeGreaterThan(100);
  expect(count(/\/S \/Link\b/g)).toBe(links);
  // Every annotation has a name and belongs to an element.
  expect(count(/\/Contents \(/g)).toBe(links);
  expect(count(/\/StructParent \d/g)).toBe(links);
}, 30_000);

test('a manual covers the maintenance of a family, with its own figures', async () => {
  const text = await read('/de/de/products/screw/fixed-speed', 'manual');
  for (const part of [
    'Schraubenkompressoren',
    'Wartung',
    'Abscheiderpatrone',
    'Übertemperatur',
    'V-3007-08',
    '1.120',
  ])
    expect(text).toContain(part);
});

test('the catalogue lists every order number, once in its family and once in the index', async () => {
  const text = await read('/gb/en/products', 'catalogue');
  const words = text.split(/\s+/);
  const count = (sku: string) => words.filter((word) => word === sku).length;
  for (const sku of ['V-1024-00', 'V-3007-08', 'V-9021-05']) expect(count(sku)).toBe(2);
  expect(text).toContain('Index by order number');
}, 30_000);

test('a data sheet shows hostile text as text, and survives characters missing from the font', async () => {
  const document = {
    ...documentAt(`/gb/en${R7}`, 'datasheet'),
    name: 'Druckluftaufbereitungskomponentenübersicht',
    lead: 'ضاغط </script> 10⁶ Ω',
  } as SiteDocument;
  const text = pdfText(await draw(document));
  expect(text).toContain('Druckluftaufbereitungskomponentenübersicht');
  expect(text).toContain('</script>');
});

const LANGUAGES = ['/gb/en', '/de/de', '/fr/fr', '/es/es'];

describe.each(LANGUAGES)('the manual for screw compressors, %s', (site) => {
  const manualOf = (family: string) => documentAt(`${site}/products/${family}`, 'manual') as Manual;

  test('contains the wiring diagrams that it refers to, each with its table of fuses and cross sections', async () => {
    const starting = (family: string) => [
      ...new Set(manualOf(family).machines.map(({ connection }) => connection!.starting)),
    ];
    expect(starting('screw/fixed-speed')).toEqual(['star-delta']);
    expect(starting('screw/variable-speed')).toEqual(['inverter']);
    const text = await read(`${site}/products/screw`, 'manual');
    for (const part of ['K3', 'U1', 'W2', 'T1', 'S0', 'gG', 'mm²']) expect(text).toContain(part);
    expect(text.match(/(?:Diagram|Schaltplan|Schéma|Esquema) [12] ?:/g)).toHaveLength(2);
  });

  test('mentions converters, belts and dryers only for machines that have them', () => {
    const said = (family: string) => JSON.stringify({ ...manualOf(family), rows: [], machines: [] });
    const converter = /converter|Frequenzumrichter|variateur|variador/;
    expect(said('screw/fixed-speed')).not.toMatch(converter);
    expect(said('screw/variable-speed')).toMatch(converter);
    expect(said('screw/variable-speed')).not.toMatch(/\bbelts?\b|Riemen|courroie|correa/i);
    expect(said('screw/fixed-speed')).not.toMatch(/dryer|Trockner|sécheur|secador/i);
    expect(said('screw/with-dryer')).toMatch(/dryer|Trockner|sécheur|secador/i);
    expect(said('screw')).not.toMatch(/"\[!?[a-z]/);
  });

  test('lists the service kits and oil of each machine', async () => {
    const text = await read(`${site}/products/screw/fixed-speed`, 'manual');
    for (const sku of ['V-8010-00', 'V-8020-00', 'V-8025-00', 'V-9021']) expect(text).toContain(sku);
  });
});

test.each([
  ['mobile/coaxial', /belt|three-phase/i],
  ['mobile/oil-free', /oil level|belt/i],
  ['dryers/adsorption', /refrigerant|condenser/i],
  ['dryers/refrigeration', /desiccant dust|tower|shuttle/i],
  ['condensate/drains', /separator level|fleece/i],
  ['condensate/separators', /timer drain|membrane/i],
])('the manual for %s mentions nothing that its machines lack', (family, foreign) => {
  const manual = documentAt(`/gb/en/products/${family}`, 'manual');
  expect(JSON.stringify({ ...manual, rows: [], machines: [] })).not.toMatch(foreign);
});

test('wiring diagrams are vector drawings, not images', async () => {
  const bytes = await draw(documentAt('/gb/en/products/screw', 'manual'));
  expect(bytes.toString('latin1')).not.toContain('/Subtype /Image');
});

test.each([
  ['stationary/single-stage', 'direct', 1],
  ['stationary/tandem', 'direct', 2],
  ['stationary/booster', 'direct', 1],
])('the manual for %s shows %s connection of small motors, %s per machine', (family, starting, motors) => {
  const { machines } = documentAt(`/gb/en/products/${family}`, 'manual') as Manual;
  expect(machines.map(({ connection, motors: count }) => [connection?.starting, count])).toContainEqual([
    starting,
    motors,
  ]);
});

test('the manual shows no wiring for machines with a plug or without a motor', async () => {
  const plugged = documentAt('/gb/en/products/mobile/piston', 'manual') as Manual;
  expect(plugged.machines.filter(({ connection }) => connection)).toEqual([]);
  expect((documentAt('/gb/en/products/tanks', 'manual') as Manual).machines).toEqual([]);
  expect(await read('/gb/en/products/hoses', 'manual')).not.toMatch(/live parts|Electrical connection/);
});

test('a manual names the same fuse as the product’s page', () => {
  const machines = ['screw', 'stationary/booster'].flatMap(
    (family) => (documentAt(`/gb/en/products/${family}`, 'manual') as Manual).machines,
  );
  const sheets = machines.flatMap(({ name, connection }) => {
    const found = [...products.values()].find((product) => text(product, 'name') === name);
    const said = /fuse (\d+) A/.exec(text(found, 'note').replace(/\u00a0/g, ' '));
    return said && connection ? [{ name, drawn: connection.fuse, said: Number(said[1]) }] : [];
  });
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets.filter(({ drawn, said }) => drawn !== said)).toEqual([]);
});

describe.each(['/us/en', '/us/es', '/ca/en', '/ca/fr'])('the manual of %s', (site) => {
  test('states fuses and copper sizes as electricians there buy them', async () => {
    const text = await read(`${site}/products/screw`, 'manual');
    expect(text).not.toMatch(/mm²(?!\/s)|\bgG\b|400\/230 V|IEC 60364/);
    expect(text).toMatch(/\d AWG/);
    expect(text).toContain('kcmil');
    expect(text).toContain('310.16');
  });

  test('names the same fuse as the product’s page', () => {
    const language = site.slice(-2);
    const country = site.slice(1, 3);
    const checked = (documentAt(`${site}/products/screw`, 'manual') as Manual).machines.flatMap(
      ({ name, connection }) => {
        const product = [...products.entries()].find(([, master]) => text(master, 'name') === name)!;
        const data = tree.get(`${product[0]}/jcr:content/data`)!;
        const note = String(data.children.get(`${language}_${country}`)?.properties.note).replace(
          /\u00a0/g,
          ' ',
        );
        const said = /(?:fuse|fusible(?: de)?) (\d+) A/.exec(note);
        return said ? [{ name, drawn: connection!.fuse, said: Number(said[1]) }] : [];
      },
    );
    expect(checked.length).toBeGreaterThan(20);
    expect(checked.filter(({ drawn, said }) => drawn !== said)).toEqual([]);
  });
});
