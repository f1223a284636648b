import type { z } from 'zod';
import { panelFixtures, textPanel } from '../../kit/testing/panel-fixtures';
import { pictureFixture } from '../../../../../shared/models/Picture.fixtures';
import type { carouselModel } from './Carousel.model';
import { CONTENT_ROOT, DAM_ROOT, componentType } from '../../../../../shared/addresses/app';

const hero = (id: string, title: string, pretitle: string, path: string) => ({
  ':type': componentType('teaser'),
  'cq:panelTitle': title,
  id: `teaser-${id}`,
  typeVariant: 'hero',
  pretitle,
  title,
  titleType: 'h2',
  description: '<p>Measured to ISO 1217, at the pressure we state.</p>',
  image: pictureFixture(path, 2400, 1350, title),
  actionsEnabled: true,
  actions: [
    {
      id: `teaser-${id}-cta`,
      title: 'See the range',
      link: { valid: true, url: `${CONTENT_ROOT}/gb/en/products.html` },
    },
  ],
});

const heroes = panelFixtures({
  slide_1: hero('1', 'Compressed air you can count on', 'From 0.75 to 15 kW', `${DAM_ROOT}/heroes/range.jpg`),
  slide_2: hero('2', 'Air for three shifts', 'Screw compressors', `${DAM_ROOT}/heroes/screw-room.jpg`),
  slide_3: hero('3', 'A pipe that loses nothing', 'AIR Net', `${DAM_ROOT}/air-net/pipe-run.jpg`),
});

const product = (name: string) => ({
  ':type': componentType('teaser'),
  'cq:panelTitle': name,
  id: `teaser-${name.replace(/\W+/g, '-').toLowerCase()}`,
  title: name,
  description: '<p>230 l/min at 8 bar, 50 l tank.</p>',
  link: {
    valid: true,
    url: `${CONTENT_ROOT}/gb/en/products/${name.replace(/\W+/g, '-').toLowerCase()}.html`,
  },
  image: pictureFixture(
    `${DAM_ROOT}/products/${name.replace(/\W+/g, '-').toLowerCase()}.jpg`,
    1600,
    1200,
    name,
  ),
});

const products = (count: number) =>
  panelFixtures(
    Object.fromEntries(
      ['M 24 Silent', 'M 50', 'M 100', 'S 270', 'R 7', 'R 15 T']
        .slice(0, count)
        .map((name, index) => [`item_${index + 1}`, product(name)]),
    ),
  );

const image = (name: string) => ({
  ':type': componentType('image'),
  'cq:panelTitle': name,
  id: `image-${name}`,
  image: pictureFixture(`${DAM_ROOT}/products/${name}.jpg`, 1600, 1200, `The ${name} from the side`),
});

export const fixtures = {
  default: { id: 'carousel-1', ...products(6) },
  'hero that plays': {
    id: 'carousel-2',
    typeCarousel: 'hero',
    autoplay: true,
    delay: 5000,
    accessibilityLabel: 'Product families',
    ...heroes,
  },
  'hero at rest': { id: 'carousel-3', typeCarousel: 'hero', accessibilityLabel: 'In focus', ...heroes },
  'two in view': { id: 'carousel-4', perPage: 2, bullets: false, ...products(6) },
  'three in view': { id: 'carousel-5', perPage: 3, ...products(6) },
  'four in view': { id: 'carousel-6', perPage: 4, controlsPrepended: true, ...products(6) },
  'all in view': { id: 'carousel-7', perPage: 3, adaptiveControles: true, ...products(3) },
  'images to open': {
    id: 'carousel-8',
    typeCarousel: 'image',
    expandLink: true,
    ...panelFixtures({ item_1: image('m-50'), item_2: image('m-100'), item_3: image('s-270') }),
  },
  'stacked on phones': { id: 'carousel-9', mobile: false, ...products(3) },
  'second slide first': {
    id: 'carousel-10',
    activeItem: 'item_2',
    accessibilityAutoItemTitles: true,
    ...products(3),
  },
  'words of its author': {
    id: 'carousel-11',
    autoplay: true,
    autopauseDisabled: true,
    accessibilityLabel: 'Machines of the month',
    accessibilityPrevious: 'Machine before',
    accessibilityNext: 'Machine after',
    accessibilityPlay: 'Go on',
    accessibilityPause: 'Hold',
    accessibilityTablist: 'Pick a machine',
    ...products(3),
  },
  'through the SDK': {
    id: 'carousel-12',
    autoplay: '',
    delay: '',
    bullets: '',
    controls: '',
    mobile: '',
    perPage: '',
    ...products(3),
  },
  'one slide': { id: 'carousel-13', ...products(1) },
  'long German words': {
    id: 'carousel-14',
    ...panelFixtures({
      item_1: textPanel(
        'Druckluftaufbereitungskomponentenübersicht',
        '<p>Druckluftaufbereitungskomponentenübersicht</p>',
      ),
      item_2: textPanel('Schraubenkompressorenwartungsvertrag', '<p>Alle 2.000 Stunden.</p>'),
    }),
  },
  'right to left': {
    id: 'carousel-15',
    direction: 'rtl',
    ...panelFixtures({
      item_1: textPanel('أ', '<p>ضواغط الهواء</p>'),
      item_2: textPanel('ب', '<p>8 bar</p>'),
    }),
  },
  empty: { id: 'carousel-16' },
} satisfies Record<string, z.input<typeof carouselModel>>;
