import type { z } from 'zod';
import type { linkModel } from './Link.model';
import { APP_ID, CONTENT_ROOT, DAM_ROOT } from '../../../../../shared/addresses/app';

const range = {
  id: 'link-1',
  title: 'See the whole range',
  assetType: 'page',
  assetPathWithQueryParams: `${CONTENT_ROOT}/gb/en/products.html?sort=power`,
} satisfies z.input<typeof linkModel>;

export const fixtures = {
  default: range,
  'with a tooltip': { ...range, id: 'link-2', tooltip: 'All compressors, sorted by power' },
  document: {
    id: 'link-3',
    title: 'Manual of the S 270',
    assetType: 'document',
    assetPathWithQueryParams: `${DAM_ROOT}/documents/manual-s-270.pdf?page=4`,
  },
  image: {
    id: 'link-4',
    title: 'Press picture',
    assetType: 'image',
    assetPathWithQueryParams: `${DAM_ROOT}/products/m-50.jpg`,
  },
  video: { ...range, id: 'link-5', title: 'Watch the assembly', assetType: 'video' },
  email: {
    id: 'link-6',
    title: `service@${APP_ID}.example`,
    assetType: 'email',
    assetPathWithQueryParams: `mailto:service@${APP_ID}.example`,
  },
  phone: {
    id: 'link-7',
    title: '+44 20 7946 0100',
    assetType: 'phone',
    assetPathWithQueryParams: 'tel:+442079460100',
  },
  external: {
    ...range,
    id: 'link-8',
    assetType: 'external',
    assetPathWithQueryParams: 'https://www.iso.org/',
  },
  'no title': { ...range, id: 'link-9', title: undefined },
  'a kind we do not know': { ...range, id: 'link-10', assetType: 'hologram' },
  'long German words': {
    ...range,
    id: 'link-11',
    title: 'Druckluftaufbereitungskomponentenübersichtsdokumentation',
  },
  'right to left': { ...range, id: 'link-12', title: 'جميع الضواغط' },
  'hostile address': { ...range, id: 'link-13', assetPathWithQueryParams: 'javascript:alert(1)' },
  'through the SDK': { ...range, id: 'link-14', tooltip: '', assetType: '' },
  empty: { id: 'link-15' },
} satisfies Record<string, z.input<typeof linkModel>>;
