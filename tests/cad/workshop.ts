import path from 'node:path';
import { DrawingRoom } from '../../model-json/features/documents/server/DrawingRoom';
import type { CadDocument, CadType } from '../../model-json/features/catalogue/cad/CadDocument';
import type { KnownShape } from './all-shapes';

const MAKER = path.resolve(__dirname, '../../model-json/features/catalogue/cad/build-in-worker.ts');

/** The thread that makes CAD files, as servers run it. */
export const openWorkshop = () => new DrawingRoom(MAKER, 120_000);

/** Makes a file of a product for a reader. */
export function make(
  room: DrawingRoom,
  { facts }: KnownShape,
  type: CadType,
  language = 'en-GB',
): Promise<Buffer> {
  const document: CadDocument = {
    type,
    facts,
    name: facts.name,
    language,
    units: 'metric',
    site: 'Ventora',
    address: '/products/example',
    modified: '2026-11-20',
    revision: '3',
  };
  return room.draw({ document, origin: 'https://www.ventora.example', pictures: {} });
}
