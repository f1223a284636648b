import { csvRows } from '../../../core/server/http/csv';
import type { TradeRecord } from '../records/TradeRecord';
import { columnsOf } from './columns';

/** The catalogue for spreadsheets: numbers have points, and as many digits as their source. */
export function csvFile(records: readonly TradeRecord[], origin: string): string {
  const columns = columnsOf(origin);
  return csvRows([
    columns.map(({ name }) => name),
    ...records.map((record) => columns.map(({ valueOf }) => valueOf(record) ?? '')),
  ]);
}
