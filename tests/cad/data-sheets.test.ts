/** @jest-turn 6 */
import { pdfFigures } from '../documents/pdf-figures';
import { pdfText } from '../documents/pdf-text';
import { openRealSite, type RealSite } from '../server/real-site';

/* The dimension drawing in data sheets. */

let site: RealSite;
beforeAll(async () => {
  site = await openRealSite();
}, 60_000);
afterAll(() => site.close());

const SLOW = 180_000;

async function sheetOf(root: string, product: string): Promise<Buffer> {
  const url = `/content/ventora/${root}/products/${product}.datasheet.pdf`;
  const answer = await site.publish.inject({ url });
  expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
  return answer.rawPayload;
}

const flat = (text: string): string => text.replace(/\s+/g, ' ');
const drawingIn = (bytes: Buffer): string => flat(pdfFigures(bytes).at(-1) ?? '');

const KINDS: readonly (readonly [kind: string, product: string, sizes: readonly [number, number, number]])[] = [
  ['machine', 'screw/fixed-speed/r-7', [740, 770, 1050]],
  ['dryer', 'dryers/refrigeration/k-38', [640, 440, 620]],
  ['filter', 'filters/fine/ff-6', [90, 90, 210]],
  ['tank', 'tanks/vertical/receiver-500-l', [600, 600, 2050]],
];

const LANGUAGES = [
  ['gb/en', 'from the front, from above and from the side', 'Scale', 'Dimension drawing'],
  ['de/de', 'von vorn, von oben und von der Seite', 'Maßstab', 'Maßzeichnung'],
  ['fr/fr', 'de face, de dessus et de côté', 'Échelle', 'Plan coté'],
  ['es/es', 'de frente, desde arriba y de lado', 'Escala', 'Plano acotado'],
] as const;

describe.each(LANGUAGES)('in %s', (root, views, scale, title) => {
  test.each(KINDS)(
    'the data sheet of a %s has its drawing, with views, sizes and scale for those who cannot see it',
    async (_, product, sizes) => {
      const bytes = await sheetOf(root, product);
      const number = new Intl.NumberFormat(root.slice(3));
      const said = drawingIn(bytes);
      expect(said).toContain(views);
      for (const size of sizes) expect(said).toContain(flat(` ${number.format(size)} mm`));
      expect(said).toMatch(new RegExp(`${scale} (?:1:\\d+|\\d+:1)\\.`));
      expect(flat(pdfText(bytes))).toContain(title);
    },
    SLOW,
  );
});

test(
  'the scale, the projection and the connections of the drawing are text of the page, by country',
  async () => {
    const british = flat(pdfText(await sheetOf('gb/en', 'dryers/refrigeration/k-38')));
    for (const part of ['V-4008-00', '1:10', 'First angle', 'Condensate outlet', 'G 1¼'])
      expect(british).toContain(part);
    const american = flat(pdfText(await sheetOf('us/en', 'dryers/refrigeration/k-38')));
    expect(american).toContain('Third angle');
  },
  SLOW,
);

test(
  'a fitting, which has no connections of its own, has a drawing that mentions no letters',
  async () => {
    const said = drawingIn(await sheetOf('gb/en', 'air-net/fittings/elbow-90'));
    expect(said).toContain('from the front');
    expect(said).not.toContain('Letters');
  },
  SLOW,
);

test(
  'a product without dimensions has a data sheet without a drawing',
  async () => {
    const bytes = await sheetOf('gb/en', 'oils/vp-100');
    expect(drawingIn(bytes)).not.toContain('from the front');
    expect(flat(pdfText(bytes))).not.toContain('Dimension drawing');
  },
  SLOW,
);
