import type { Maker } from '../../features/exchange/Maker';

/** As in the imprint, which a test compares it with. */
export const maker: Maker = {
  name: 'Ventora Compressed Air GmbH',
  brand: 'Ventora',
  street: 'Kompressorenweg 4',
  postcode: '73730',
  town: 'Esslingen am Neckar',
  country: 'DE',
};
