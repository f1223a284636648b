import { APP_ID, APP_TITLE, DAM_ROOT } from '../../../../../shared/addresses/app';
/* Fragments and tags of a small catalogue, for tests. */

const MODELS = `/conf/${APP_ID}/settings/dam/cfm/models`;
export const PRODUCTS = `${DAM_ROOT}/products`;

const fragment = (model: string, variations: Readonly<Record<string, object>>) => ({
  'jcr:primaryType': 'dam:Asset',
  'jcr:content': {
    'jcr:primaryType': 'dam:AssetContent',
    contentFragment: true,
    data: { 'cq:model': `${MODELS}/${model}`, ...variations },
  },
});

/** A product fragment with its master and its languages. */
export const product = (master: object, languages: Readonly<Record<string, object>> = {}) =>
  fragment('product', { master, ...languages });

/** A variant fragment: only the differences. */
export const variant = (master: object, languages: Readonly<Record<string, object>> = {}) =>
  fragment('product-variant', { master, ...languages });

/**
 * Three compressors of two families, one in two versions and with spare parts of two times, an oil without a page, and a fragment
 * that is not a product.
 */
export const fragments = {
  'v-1050-00': product(
    {
      sku: 'V-1050-00',
      family: `${APP_ID}:family/mobile/piston`,
      name: 'M 50',
      kind: 'Mobile piston compressor',
      description: 'Runs from any socket.',
      motorPower: 1.5,
      freeAirDelivery: 170,
      maxPressure: 10,
      tankVolume: 50,
      soundPressureLevel: 77,
      uses: [`${APP_ID}:use/workshop`],
      features: [`${APP_ID}:feature/belt-driven`],
      gallery: [`${DAM_ROOT}/m-50.jpg`, `${DAM_ROOT}/small.jpg`],
      galleryAlt: ['The M 50', 'Its gauge'],
      accessories: [`${PRODUCTS}/v-9001`, `${PRODUCTS}/gone`],
      certificates: [`${APP_ID}:certificate/ce`, `${APP_ID}:certificate/gone`],
      related: [`${PRODUCTS}/v-2270-00`],
    },
    { de: { kind: 'Mobiler Kolbenkompressor', galleryAlt: ['Der M 50', 'Sein Manometer'] } },
  ),
  'v-2270-00': product({
    sku: 'V-2270-00',
    family: `${APP_ID}:family/stationary`,
    name: 'S 270',
    lead: 'Three bays and a spray booth.',
    description: 'Two stages on 270 l.',
    motorPower: 4,
    freeAirDelivery: 470,
    maxPressure: 11,
    tankVolume: 270,
    soundPressureLevel: 81,
    uses: [`${APP_ID}:use/workshop`],
  }),
  'v-3007': product({
    sku: 'V-3007',
    family: `${APP_ID}:family/stationary`,
    name: 'R 7',
    motorPower: 7.5,
    freeAirDelivery: 1120,
    maxPressure: 8,
    soundPressureLevel: 66,
    // Parts of two times; machines are shorter to write than kits.
    spareParts: [`${PRODUCTS}/v-9001`, `${PRODUCTS}/gone`, `${PRODUCTS}/v-1050-00`, `${PRODUCTS}/v-2270-00`],
    partSerials: ['V-1050-00 | 2301-00001 |', 'V-2270-00 | | 2252-99999'],
    variants: [`${PRODUCTS}/v-3007-08`, `${PRODUCTS}/v-3007-10`, `${PRODUCTS}/gone`],
  }),
  'v-3007-08': variant({ sku: 'V-3007-08', name: '8 bar', freeAirDelivery: 1120, maxPressure: 8 }),
  'v-3007-10': variant({ sku: 'V-3007-10', name: '10 bar', freeAirDelivery: 1000, maxPressure: 10 }),
  'v-9001': product({ sku: 'V-9001', family: `${APP_ID}:family/oils`, name: 'VP 100' }),
  note: {
    'jcr:primaryType': 'dam:Asset',
    'jcr:content': { contentFragment: true, data: { 'cq:model': `${MODELS}/article`, master: {} } },
  },
};

const tag = (title: string, german: string, children: object = {}) => ({
  'jcr:primaryType': 'cq:Tag',
  'jcr:title': title,
  'jcr:title.de': german,
  ...children,
});

export const tags = {
  [APP_ID]: tag(APP_TITLE, APP_TITLE, {
    family: tag('Family', 'Familie', {
      mobile: tag('Mobile', 'Mobil', { piston: tag('Piston', 'Kolben') }),
      stationary: tag('Stationary', 'Stationär'),
      oils: tag('Oils', 'Öle'),
    }),
    use: tag('Use', 'Einsatz', { workshop: tag('Workshop', 'Werkstatt') }),
    certificate: tag('Certificate', 'Nachweis', { ce: tag('CE marking', 'CE-Kennzeichnung') }),
  }),
};
