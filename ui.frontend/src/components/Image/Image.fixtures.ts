import type { z } from 'zod';
import { pictureFixture } from '../../kit/Picture.fixtures';
import type { imageModel } from './Image.model';

const machine = pictureFixture(
  '/content/dam/ventora/products/m-50.jpg',
  1600,
  1200,
  'M 50 on its two wheels',
);
const link = { valid: true, url: '/content/ventora/gb/en/products.html' };

export const fixtures = {
  default: { id: 'image-1', image: machine },
  captioned: { id: 'image-2', image: machine, title: 'The M 50, ready for the van', captioned: true },
  'with a tooltip': { id: 'image-3', image: machine, title: 'M 50' },
  linked: { id: 'image-4', image: machine, imageLink: link },
  'linked and captioned': {
    id: 'image-5',
    image: machine,
    imageLink: link,
    title: 'To the whole range',
    captioned: true,
  },
  decorative: { id: 'image-6', image: machine, isDecorative: true },
  'as AEM exports it': {
    id: 'image-7',
    src: '/content/dam/ventora/products/m-50.jpg',
    alt: 'M 50',
    lazyEnabled: true,
  },
  'long German words': {
    id: 'image-8',
    image: machine,
    title: 'Druckluftaufbereitungskomponentenübersicht für Schraubenkompressoren',
    captioned: true,
  },
  'right to left': { id: 'image-9', image: machine, title: 'ضواغط الهواء اللولبية', captioned: true },
  'missing picture': { id: 'image-10', image: '', src: '' },
  empty: { id: 'image-11' },
} satisfies Record<string, z.input<typeof imageModel>>;
