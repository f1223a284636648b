import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import type { Manual } from '../../models/SiteDocument';
import { type Sheet, table } from '../../../../documents/api/drawing';

/** The service parts of each machine; machines with the same parts share a row. */
export function drawServiceParts(sheet: Sheet, { machines, language }: Manual): void {
  const { documentSheet, orderNumber } = catalogueWords(language);
  const groups = new Map<string, { names: string[]; parts: (typeof machines)[number]['parts'] }>();
  for (const { name, parts } of machines) {
    if (parts.length === 0) continue;
    const key = parts.map(({ sku }) => sku).join();
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
      parts.map(({ name, kind, sku }, index) => [
        index === 0 ? names.join(', ') : '',
        [name, kind].filter(Boolean).join(', '),
        sku,
      ]),
    ),
  });
}
