import type { z } from 'zod';
import { pictureFixture } from '../../../../../shared/models/Picture.fixtures';
import type { teaserModel } from './Teaser.model';
import { CONTENT_ROOT, DAM_ROOT } from '../../../../../shared/addresses/app';

type TeaserInput = z.input<typeof teaserModel>;

const page = (path: string) => ({ valid: true, url: `${CONTENT_ROOT}/gb/en/${path}.html` });
const hall = pictureFixture(
  `${DAM_ROOT}/heroes/range.jpg`,
  2400,
  1350,
  'Seven Ventora compressors side by side',
);
const screw = pictureFixture(
  `${DAM_ROOT}/heroes/screw-room.jpg`,
  2400,
  1350,
  'Compressor room with a screw compressor',
);
const bench = pictureFixture(
  `${DAM_ROOT}/heroes/workshop.jpg`,
  2400,
  1350,
  'Impact wrench, spray gun and orbital sander on a workbench',
);
const pipe = pictureFixture(
  `${DAM_ROOT}/air-net/pipe-run.jpg`,
  1600,
  1200,
  'Blue aluminium pipe on a workshop wall',
);

const feature = {
  id: 'teaser-1',
  pretitle: 'Screw compressors',
  title: 'Air for three shifts',
  description:
    '<p>1.0 to 2.25 m³/min at 100 % duty cycle and 66 to 68 dB(A): quiet enough to stand beside the line.</p>',
  image: screw,
  link: page('products/screw'),
} satisfies TeaserInput;

const actions = [
  { id: 'teaser-1-cta-1', title: 'See the range', link: page('products') },
  { id: 'teaser-1-cta-2', title: 'Find a dealer', link: page('business-partner-area/dealer-finder') },
];

const hero = {
  ...feature,
  id: 'teaser-2',
  typeVariant: 'hero',
  titleType: 'h1',
  pretitle: 'Compressors from 0.75 to 15 kW',
  title: 'Compressed air you can count on',
  description:
    '<p>Piston and screw compressors, air tools and pipework. Our free air deliveries are measured to ISO 1217, at the pressure we state.</p>',
  image: hall,
  actionsEnabled: true,
  actions,
} satisfies TeaserInput;

const news = {
  ...feature,
  id: 'teaser-3',
  typeVariant: 'news',
  pretitle: undefined,
  title: 'Leaks cost more than the compressor',
  date: '2026-05-03',
  description:
    '<p>A 3 mm hole at 7 bar takes 400 l/min, day and night. How to find them with a bucket of soapy water and one quiet Sunday.</p>',
  image: pipe,
} satisfies TeaserInput;

const clip = { url: `${DAM_ROOT}/films/assembly.mp4`, type: 'video/mp4' };

export const fixtures = {
  default: feature,
  'feature with actions': { ...feature, id: 'teaser-4', actionsEnabled: true, actions },
  'feature, centred': { ...feature, id: 'teaser-5', alignContent: 'center' },
  'feature without a picture': { ...feature, id: 'teaser-6', image: undefined },
  hero,
  'hero around its subject': { ...hero, id: 'teaser-27', image: { ...bench, focalPoint: '78,55' } },
  'hero, second heading': {
    ...hero,
    id: 'teaser-7',
    titleType: 'h2',
    image: screw,
    actions: actions.slice(0, 1),
  },
  'hero without a picture': { ...hero, id: 'teaser-8', image: undefined },
  news,
  'news without a picture': { ...news, id: 'teaser-9', image: undefined },
  'news with an action': {
    ...news,
    id: 'teaser-10',
    typeVariant: 'news-cta',
    actionsEnabled: true,
    actions: actions.slice(0, 1),
  },
  'news with a way on': { ...news, id: 'teaser-11', typeVariant: 'news-cta', lineClamp: 2 },
  'actions as icons': {
    ...feature,
    id: 'teaser-12',
    actionsEnabled: true,
    useIconButton: true,
    actions: actions.slice(0, 1),
  },
  'action and title lead to one place': {
    ...feature,
    id: 'teaser-13',
    actionsEnabled: true,
    actions: [{ title: 'Screw compressors', link: page('products/screw') }],
  },
  'title link hidden by policy': { ...feature, id: 'teaser-14', titleLinkHidden: true },
  'picture without a link': { ...feature, id: 'teaser-15', imageLinkHidden: true },
  'picture alone': { id: 'teaser-16', image: screw, link: page('products/screw') },
  film: {
    ...feature,
    id: 'teaser-17',
    video: {
      poster: `${DAM_ROOT}/heroes/screw-room.jpg`,
      loop: true,
      muted: true,
      playsInline: true,
      sources: [clip],
    },
  },
  'film that plays by itself': {
    ...feature,
    id: 'teaser-18',
    video: { autoPlay: true, loop: true, muted: true, playsInline: true, sources: [clip] },
  },
  'two lines of description': { ...feature, id: 'teaser-19', lineClamp: 2 },
  'as AEM exports it': {
    id: 'teaser-20',
    title: 'Air tools',
    link: page('solutions/air-tools'),
    imagePath: `${DAM_ROOT}/tools/impact.jpg`,
    actionsEnabled: '',
  },
  'long German words': {
    ...feature,
    id: 'teaser-21',
    pretitle: 'Schraubenkompressorenwartungsvertrag',
    title: 'Druckluftaufbereitungskomponentenübersicht',
  },
  'right to left': {
    ...feature,
    id: 'teaser-22',
    pretitle: 'ضواغط',
    title: 'ضواغط الهواء اللولبية',
    description: '<p dir="rtl">هواء مضغوط لثلاث ورديات.</p>',
  },
  'hostile HTML': {
    ...feature,
    id: 'teaser-23',
    description: '<p onclick="x()">Dry air<script>x()</script></p>',
  },
  'a date that is none': { ...news, id: 'teaser-24', date: 'soon' },
  'missing picture': { ...feature, id: 'teaser-25', image: { src: '' } },
  empty: { id: 'teaser-26' },
} satisfies Record<string, TeaserInput>;
