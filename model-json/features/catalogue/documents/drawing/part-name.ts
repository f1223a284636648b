import type { CatalogueWords } from '../../../../../shared/features/catalogue/api/words';
import type { PartRow } from '../models/SiteDocument';

/** A part as tables name it: `Kit R 15 – R 22 3,000 h, service kit, from serial no. 2301-00001`. */
export const partName = ({ name, kind, serials = [] }: PartRow, { partSerials }: CatalogueWords): string =>
  [name, kind, ...serials.map(({ from, to }) => partSerials.range(from, to))].filter(Boolean).join(', ');
