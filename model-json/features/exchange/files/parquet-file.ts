import type { TradeRecord } from '../records/TradeRecord';
import { columnsOf } from './columns';

/** The catalogue for programs that analyse data. The writer is loaded by the first one. */
export async function parquetFile(records: readonly TradeRecord[], origin: string): Promise<Buffer> {
  const { parquetWriteBuffer } = await import('hyparquet-writer');
  return Buffer.from(
    parquetWriteBuffer({
      columnData: columnsOf(origin).map(({ name, isNumber, valueOf }) => ({
        name,
        data: records.map((record) => valueOf(record) ?? null),
        type: isNumber ? 'DOUBLE' : 'STRING',
        nullable: true,
      })),
    }),
  );
}
