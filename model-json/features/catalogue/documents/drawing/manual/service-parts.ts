import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import type { Manual } from '../../models/SiteDocument';
import { partName } from '../part-name';
import { type Sheet, table } from '../../../../documents/api/drawing';

/** The service parts of each machine; machines with the same parts share a row. */
export function drawServiceParts(sheet: Sheet, { machines, language }: Manual): void {
  const words = catalogueWords(language);
  const { documentSheet, orderNumber } = words;
  const groups = new Map<string, { names: string[]; parts: (typeof machines)[number]['parts'] }>();
  for (const { name, parts } of machines) {
    if (parts.length === 0) continue;
    const key = JSON.stringify(parts);
    const group = groups.get(key) ?? { names: [], parts };
    group.names.push(name);
    groups.set(key, group);
  }
  table(sheet, {
    columns: [
      { title: documentSheet.siting.machine, share: 2, isBold: true },
      { title: documentSheet.product, share: 2.6 },
      { title: orderNumber, share: 1, align: 'right' },
    ],
    rows: [...groups.values()].flatMap(({ names, parts }) =>
      parts.map((each, index) => [index === 0 ? names.join(', ') : '', partName(each, words), each.sku]),
    ),
  });
}
