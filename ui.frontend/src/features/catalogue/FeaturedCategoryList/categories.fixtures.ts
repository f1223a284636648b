import type { z } from 'zod';
import type { categoryCardModel } from '../kit/category-card.model';
import { pictureFixture } from '../../../../../shared/models/Picture.fixtures';
import { CONTENT_ROOT, DAM_ROOT } from '../../../../../shared/addresses/app';

type Category = z.input<typeof categoryCardModel>;

const category = (
  name: string,
  title: string,
  file: string,
  products: number,
  description?: string,
): Category => ({
  id: `category-${name}`,
  title,
  description,
  products,
  image: pictureFixture(`${DAM_ROOT}/products/${file}.jpg`, 1600, 1200, title),
  link: { valid: true, url: `${CONTENT_ROOT}/gb/en/products/${name}.html` },
});

const six = [
  category('mobile', 'Mobile compressors', 'm-50', 42, 'On wheels, for a socket on site.'),
  category('stationary', 'Stationary compressors', 's-270', 31, 'Piston machines for the workshop.'),
  category('screw', 'Screw compressors', 'r-7', 58, 'Air for three shifts.'),
  category('silent', 'Silent compressors', 'm-24-silent', 12, 'Beside people who talk.'),
  category('tanks', 'On a tank', 'r-15-t', 16, 'Compressor, receiver and dryer on one frame.'),
  category('twin', 'Twin-cylinder', 'm-100-twin', 1, 'More air from the same socket.'),
];

const changed = (change: object): Category[] => six.map((each) => ({ ...each, ...change }));
const bare = (title: string, products: number): Category => ({ title, products });

interface Categories {
  id: string;
  title?: string;
  titleType?: 'h3';
  categories: Category[];
}

/** The cases shared by the list and the carousel of families. */
export const categoryFixtures = (prefix: string) => {
  const cases = {
    default: { title: 'Find your compressor', categories: six },
    'without a title': { categories: six.slice(0, 4) },
    'three families': { title: 'Find your compressor', titleType: 'h3', categories: six.slice(0, 3) },
    'one family': { title: 'Find your compressor', categories: six.slice(0, 1) },
    '40 families': { categories: Array.from({ length: 40 }, (_, n) => bare(`Family ${n + 1}`, n * 50)) },
    'without pictures and pages': {
      categories: changed({ image: '', link: { valid: false }, description: '' }),
    },
    'long German words': {
      title: 'Druckluftaufbereitungskomponentenübersicht',
      categories: changed({ title: 'Schraubenkompressorenwartungsverträge' }),
    },
    French: { title: 'Trouvez votre compresseur', categories: changed({ title: 'Compresseurs à vis' }) },
    Spanish: { title: 'Encuentre su compresor', categories: changed({ title: 'Compresores de tornillo' }) },
    'right to left': { title: 'اختر ضاغطك', categories: changed({ title: 'ضواغط لولبية' }) },
    'hostile HTML': {
      title: '<b onclick="x()">Air</b>',
      categories: changed({ title: '<img src=x onerror="x()">', description: '<script>x()</script>' }),
    },
    'through the SDK': { title: '', categories: changed({ description: '', products: '' }) },
    empty: { categories: [] },
  } satisfies Record<string, Omit<Categories, 'id'>>;
  return Object.fromEntries(
    Object.entries(cases).map(([name, input], index) => [name, { id: `${prefix}-${index + 1}`, ...input }]),
  ) as Record<keyof typeof cases, Categories>;
};
