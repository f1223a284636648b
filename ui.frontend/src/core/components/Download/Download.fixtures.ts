import type { z } from 'zod';
import { pictureFixture } from '../../../../../shared/models/Picture.fixtures';
import type { downloadModel } from './Download.model';
import { DAM_ROOT } from '../../../../../shared/addresses/app';

const catalogue = {
  id: 'download-1',
  url: `${DAM_ROOT}/documents/catalogue-2026.pdf.coredownload.pdf`,
  title: 'Catalogue 2026',
  description: '<p>All machines, air tools and pipework with their figures, on 148 pages.</p>',
  actionText: 'Download',
  filename: 'catalogue-2026.pdf',
  format: 'application/pdf',
  extension: 'pdf',
  size: '29 MB',
  bytes: 31142707,
} satisfies z.input<typeof downloadModel>;

export const fixtures = {
  default: catalogue,
  'a picture to print': {
    ...catalogue,
    id: 'download-2',
    title: 'M 50, press picture',
    description: undefined,
    url: `${DAM_ROOT}/products/m-50.jpg.coredownload.jpeg`,
    filename: 'm-50.jpg',
    format: 'image/jpeg',
    extension: 'jpeg',
    bytes: 506880,
  },
  pictured: {
    ...catalogue,
    id: 'download-3',
    image: pictureFixture(`${DAM_ROOT}/products/m-50.jpg`, 1600, 1200, 'M 50 compressor'),
  },
  'as AEM exports it': {
    ...catalogue,
    id: 'download-4',
    size: '29,7 MB',
    bytes: undefined,
    actionText: undefined,
  },
  'shown in the browser': {
    ...catalogue,
    id: 'download-5',
    url: `${DAM_ROOT}/documents/catalogue-2026.pdf.coredownload.inline.pdf`,
  },
  'level from policy': { ...catalogue, id: 'download-6', titleType: 'h4' },
  'no title': { ...catalogue, id: 'download-7', title: undefined },
  'file missing': { id: 'download-8', title: 'Manual S 270', description: '<p>Follows in spring.</p>' },
  'unknown kind': { ...catalogue, id: 'download-9', extension: undefined, format: 'application/x-step' },
  'long German words': {
    ...catalogue,
    id: 'download-10',
    title: 'Druckluftaufbereitungskomponentenübersichtsdokumentation',
    filename: 'druckluftaufbereitungskomponentenuebersichtsdokumentation-2026-endfassung.pdf',
  },
  'right to left': {
    ...catalogue,
    id: 'download-11',
    title: 'كتالوج 2026',
    description: '<p dir="rtl">كل الآلات.</p>',
  },
  'hostile HTML': {
    ...catalogue,
    id: 'download-12',
    description: '<p onclick="x()">All<script>x()</script></p>',
  },
  'through the SDK': { ...catalogue, id: 'download-13', bytes: '', size: '', titleType: '', image: '' },
  empty: { id: 'download-14' },
} satisfies Record<string, z.input<typeof downloadModel>>;
