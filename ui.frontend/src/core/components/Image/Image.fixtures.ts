import type { z } from 'zod';
import { pictureFixture } from '../../../../../shared/models/Picture.fixtures';
import type { imageModel } from './Image.model';
import { CONTENT_ROOT, DAM_ROOT } from '../../../../../shared/addresses/app';

const machine = pictureFixture(`${DAM_ROOT}/products/m-50.jpg`, 1600, 1200, 'M 50 on its two wheels');
const bench = pictureFixture(
  `${DAM_ROOT}/heroes/workshop.jpg`,
  2400,
  1350,
  'Impact wrench, spray gun and orbital sander on a workbench',
);
const link = { valid: true, url: `${CONTENT_ROOT}/gb/en/products.html` };

const areas = [
  {
    shape: 'rect',
    coordinates: '400,200,900,700',
    relativeCoordinates: '0.25,0.1667,0.5625,0.5833',
    href: `${CONTENT_ROOT}/gb/en/products/pump.html`,
    alt: 'Pump: cast-iron cylinders',
  },
  {
    shape: 'circle',
    coordinates: '1150,900,150',
    href: `${CONTENT_ROOT}/gb/en/products/wheels.html`,
    target: '_blank',
    alt: 'Wheels for soft ground',
  },
  {
    shape: 'poly',
    coordinates: '200,800,900,800,900,1000,200,1000',
    href: `${CONTENT_ROOT}/gb/en/products/tank.html`,
    alt: 'Druckluftbehälterinnenbeschichtung',
  },
];

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
  'with areas': {
    id: 'image-12',
    image: machine,
    areas,
  },
  'areas on a linked picture': {
    id: 'image-13',
    image: machine,
    imageLink: link,
    title: 'What belongs to what',
    captioned: true,
    areas: [
      {
        shape: 'rect',
        coordinates: '0,0,800,1200',
        href: `${CONTENT_ROOT}/gb/en/contact.html`,
        alt: 'Ask us',
      },
    ],
  },
  'broken areas': {
    id: 'image-14',
    image: machine,
    areas: [
      { shape: 'rect', coordinates: '10,10', href: `${CONTENT_ROOT}/gb/en.html`, alt: 'Too few' },
      { shape: 'circle', coordinates: 'a,b,c', href: `${CONTENT_ROOT}/gb/en.html`, alt: 'No figures' },
      { shape: 'poly', coordinates: '1,2,3,4', href: `${CONTENT_ROOT}/gb/en.html`, alt: 'A line' },
    ],
  },
  'around its subject': { id: 'image-15', image: { ...bench, focalPoint: '97,55' } },
  'areas on a cropped picture': { id: 'image-16', image: { ...machine, focalPoint: '50,15' }, areas },
  decorative: { id: 'image-6', image: machine, isDecorative: true },
  'as AEM exports it': {
    id: 'image-7',
    src: `${DAM_ROOT}/products/m-50.jpg`,
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
