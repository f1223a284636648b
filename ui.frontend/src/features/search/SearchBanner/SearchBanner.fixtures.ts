import type { z } from 'zod';
import type { searchBannerModel } from './SearchBanner.model';
import { CONTENT_ROOT, DAM_ROOT, servlet } from '../../../../../shared/addresses/app';

type Input = z.input<typeof searchBannerModel>;

const action = `${CONTENT_ROOT}/gb/en/search.html`;

const banner = {
  id: 'searchbanner-1',
  action,
  suggest: servlet('suggest'),
} satisfies Input;

const search = (words: string, to = action) => ({
  text: words,
  url: `${to}?q=${encodeURIComponent(words).replaceAll('%20', '+')}`,
  q: words,
});

const workshop = {
  src: `${DAM_ROOT}/heroes/workshop.jpg`,
  width: 2400,
  height: 1350,
  alt: 'Workshop with an M 100 Twin beside the lift',
};

export const fixtures = {
  default: {
    ...banner,
    title: 'What do you need air for?',
    description: '<p>Machines, tools, spare parts and advice: by name, order number or figure.</p>',
    popular: [search('7.5 kW screw compressor'), search('quiet, under 65 dB'), search('oil change kit')],
  },
  'on a picture': {
    ...banner,
    id: 'searchbanner-2',
    title: 'Find the machine for your workshop',
    titleType: 'h1',
    image: workshop,
    popular: [
      search('M 100 Twin'),
      { text: 'All mobile compressors', url: `${CONTENT_ROOT}/gb/en/products/mobile.html` },
    ],
  },
  'field alone': { ...banner, id: 'searchbanner-3' },
  yellow: { ...banner, id: 'searchbanner-4', title: 'Looking for a spare part?', background: 'yellow' },
  'medium blue': {
    ...banner,
    id: 'searchbanner-5',
    title: 'Questions about air?',
    background: 'medium-blue',
  },
  'dark blue': { ...banner, id: 'searchbanner-6', title: 'Search the catalogue', background: 'dark-blue' },
  'long German words': {
    ...banner,
    id: 'searchbanner-7',
    title: 'Druckluftaufbereitungskomponenten und Kältetrocknerersatzteile finden',
    description: '<p>Nach Bestellnummer, Volumenstrom oder Anwendungsgebiet.</p>',
    placeholder: 'Zum Beispiel Schraubenkompressoren mit Kältetrockner',
    popular: [
      search('Druckluftaufbereitungskomponentenübersicht'),
      search('Schraubenkompressor 7,5 kW'),
      search('Ölwechsel'),
      search('Kondensatableiter'),
    ],
  },
  French: {
    ...banner,
    id: 'searchbanner-8',
    title: 'De quoi avez-vous besoin ?',
    description: '<p>Compresseurs, outils, pièces de rechange : par nom, référence ou caractéristique.</p>',
    popular: [search('compresseur à vis 7,5 kW'), search('silencieux')],
  },
  Spanish: {
    ...banner,
    id: 'searchbanner-9',
    title: '¿Qué está buscando?',
    popular: [search('compresor de tornillo 7,5 kW'), search('cambio de aceite')],
  },
  'right to left': {
    ...banner,
    id: 'searchbanner-10',
    title: 'عن ماذا تبحث؟',
    placeholder: 'ضاغط أو رقم الطلب',
    popular: [search('ضاغط لولبي')],
  },
  'a number out of range': { ...banner, id: 'searchbanner-11', title: 'Search', maxItems: 200 },
  'hostile words': {
    ...banner,
    id: 'searchbanner-12',
    title: '"><script>x()</script>',
    description: '<p onclick="x()">Dry air<script>x()</script></p>',
    popular: [search('"><script>x()</script>')],
  },
  'through the SDK': {
    ...banner,
    id: 'searchbanner-13',
    title: 'Search',
    description: '',
    image: '',
    popular: '',
    recent: '',
  },
  empty: { id: 'searchbanner-14' },
} satisfies Record<string, Input>;
