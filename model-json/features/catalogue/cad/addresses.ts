import type { FileExtension } from '../../documents/api/document-types';
import type { CadType } from './CadDocument';

/** The selector and extension of the address of each file: `<page>.solid.step`. */
export const CAD_ADDRESSES: Readonly<Record<CadType, readonly [selector: string, extension: FileExtension]>> =
  {
    step: ['solid', 'step'],
    dxf: ['outline', 'dxf'],
    glb: ['view', 'glb'],
    dimensions: ['dimensions', 'pdf'],
  };
