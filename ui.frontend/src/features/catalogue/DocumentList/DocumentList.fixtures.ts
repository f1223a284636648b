import type { z } from 'zod';
import type { documentListModel } from './DocumentList.model';
import { APP_ID, CONTENT_ROOT } from '../../../../../shared/addresses/app';

type Input = z.input<typeof documentListModel>;
type Found = NonNullable<Input['documents']>;

const action = `${CONTENT_ROOT}/gb/en/business-partner-area/download-area.html#documents`;
const products = `${CONTENT_ROOT}/gb/en/products/screw/fixed-speed`;

const sheet = (name: string, more: object = {}) => ({
  type: 'data-sheet',
  title: name,
  kind: 'Screw compressor',
  language: 'en',
  revision: '2026-11',
  date: '2026-11-20',
  url: `${products}/${name.toLowerCase().replace(/\W+/g, '-')}.datasheet.pdf`,
  pageUrl: `${products}/${name.toLowerCase().replace(/\W+/g, '-')}.html`,
  extension: 'pdf',
  bytes: 63_711,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  ...more,
});

const facets = {
  type: [
    { value: 'catalogue', selected: false },
    { value: 'data-sheet', selected: false },
    { value: 'manual', selected: false },
  ],
  family: [
    { value: `${APP_ID}:family/mobile`, title: 'Mobile compressors', selected: false },
    { value: `${APP_ID}:family/screw`, title: 'Screw compressors', selected: false },
  ],
  language: ['en', 'de', 'fr', 'es'].map((value) => ({ value, selected: value === 'en' })),
  revision: [{ value: '2026-11', selected: false }],
};

const list = (documents: Found, more: object = {}): Input => {
  const total = Array.isArray(documents) ? documents.length : 0;
  return {
    id: 'documents',
    action,
    ...facets,
    documents,
    total,
    first: Math.min(1, total),
    last: total,
    ...more,
  };
};

const manual = sheet('Screw compressors', {
  type: 'manual',
  kind: 'Fixed-speed screw compressors',
  url: `${products}.manual.pdf`,
  bytes: 88_000,
});
const catalogue = sheet('Products', {
  type: 'catalogue',
  kind: '',
  bytes: 1_393_000,
  url: '/products.catalogue.pdf',
});
const to = (page: number) => ({ valid: true, url: action.replace('#', `?page=${page}#`) });

export const fixtures = {
  default: list([catalogue, manual, sheet('R 7'), sheet('R 11'), sheet('R 15')]),
  'narrowed down': list([sheet('R 7')], {
    words: 'v-3007',
    reset: { valid: true, url: action },
    type: facets.type.map((option) => ({ ...option, selected: option.value === 'data-sheet' })),
  }),
  'many pages': list([sheet('R 7'), sheet('R 11')], {
    total: 1660,
    first: 1,
    last: 2,
    pages: Array.from({ length: 9 }, (_, index) => ({
      number: index + 1,
      current: index === 0,
      link: to(index + 1),
    })),
  }),
  'sizes to come': list([sheet('R 7', { bytes: 0, sha256: '' }), sheet('R 11', { bytes: '' })]),
  'nothing found': list([], { words: 'espresso', reset: { valid: true, url: action } }),
  'long German words': list([
    sheet('Druckluftaufbereitungskomponentenübersicht', { kind: 'Schraubenkompressorenwartungszubehör' }),
  ]),
  'right to left': list([sheet('ضاغط لولبي', { kind: 'ضاغط' })]),
  'hostile words': list([sheet('<img src=x onerror="x()">', { url: 'javascript:x()', revision: '"><i>' })], {
    words: '"><script>x()</script>',
  }),
  empty: { id: 'documents' },
} satisfies Record<string, Input>;
