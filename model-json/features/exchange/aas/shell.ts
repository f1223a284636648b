import type { AasJson } from './elements';
import { identificationLink } from '../links/identification';
import type { TradeRecord } from '../records/TradeRecord';
import { handover } from './handover';
import { models3d } from './models-3d';
import { nameplate } from './nameplate';
import { passport } from './passport';
import { technicalData } from './technical-data';
import type { Told } from './Told';

/** The submodels of each shell, by the last part of their ids. */
const SUBMODELS = {
  nameplate,
  'technical-data': technicalData,
  handover,
  passport,
  'models-3d': models3d,
} as const;
export type SubmodelName = keyof typeof SUBMODELS;
export const SUBMODEL_NAMES: readonly SubmodelName[] = [
  'nameplate',
  'technical-data',
  'handover',
  'passport',
  'models-3d',
];

/** The id of a shell is its product's address in this folder. */
export const shellId = (origin: string, sku: string): string => `${origin}/aas/${sku}`;
export const submodelId = (origin: string, sku: string, name: SubmodelName): string =>
  `${shellId(origin, sku)}/${name}`;

/** One of a product's submodels. */
export const submodelOf = (told: Told, name: SubmodelName): AasJson =>
  SUBMODELS[name](told, submodelId(told.origin, told.record.sku, name));

/** A reference to a submodel, as shells have it. */
export const submodelReference = (origin: string, sku: string, name: SubmodelName): AasJson => ({
  type: 'ModelReference',
  keys: [{ type: 'Submodel', value: submodelId(origin, sku, name) }],
});

/** The shell of a product's type, which needs no more of it than its numbers. */
export function shellOf({ sku, gtin }: Pick<TradeRecord, 'sku' | 'gtin'>, origin: string): AasJson {
  return {
    modelType: 'AssetAdministrationShell',
    id: shellId(origin, sku),
    idShort: sku.replace(/[^A-Za-z0-9]/g, '_'),
    assetInformation: {
      assetKind: 'Type',
      globalAssetId: identificationLink(origin, sku),
      specificAssetIds: [
        { name: 'manufacturerPartId', value: sku },
        ...(gtin ? [{ name: 'gtin', value: gtin }] : []),
      ],
    },
    submodels: SUBMODEL_NAMES.map((name) => submodelReference(origin, sku, name)),
  };
}

/** A product's shell with everything in it, as one file. */
export const environmentOf = (told: Told): AasJson => ({
  assetAdministrationShells: [shellOf(told.record, told.origin)],
  submodels: SUBMODEL_NAMES.map((name) => submodelOf(told, name)),
});
