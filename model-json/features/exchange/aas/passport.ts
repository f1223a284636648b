import { list, property, submodel, type AasJson } from './elements';
import type { Told } from './Told';

const IDS = 'https://admin-shell.io/idta/cds';

/** Semantic ids of the templates of the other submodels: what a reader of the passport finds in the shell. */
const CONTENTS = [
  'https://admin-shell.io/idta/nameplate/3/0/Nameplate',
  '0173-1#01-AHX837#002',
  '0173-1#01-AHF578#003',
  'https://admin-shell.io/idta/Models3D/1/0',
] as const;

/**
 * Digital Product Passport, part 1, IDTA 02099-1: what the passport itself is (EN 18223), for a model rather than an item.
 * EN 18223 has no schema with a version yet, nor a list of states; the template says to state the standard and `Active`.
 */
export function passport({ record, records, origin, link }: Told, id: string): AasJson {
  const modified = [...records.values()].map((each) => each.modified).sort();
  return submodel(
    id,
    'DppMetadata',
    {
      semantic: `${IDS}/dppMetadata/1`,
      version: '1',
      id: 'https://admin-shell.io/idta/SubmodelTemplate/dppMetadata/1/0',
    },
    [
      property('digitalProductPassportId', `${IDS}/digitalProductPassportId/1`, id),
      property('uniqueProductIdentifier', `${IDS}/uniqueProductIdentifier/1`, link),
      property('granularity', `${IDS}/granularity/1`, 'Model'),
      property('dppSchemaVersion', `${IDS}/dppSchemaVersion/1`, 'EN 18223:2026'),
      property('dppStatus', `${IDS}/dppStatus/1`, 'Active'),
      property('lastUpdate', `${IDS}/lastUpdate/1`, modified.at(-1) ?? record.modified, 'xs:dateTime'),
      property('economicOperatorId', `${IDS}/economicOperatorId/1`, `${origin}/`),
      ...list(
        'contentSpecificationIds',
        `${IDS}/contentSpecificationIds/1`,
        CONTENTS.map((content) => property('', `${IDS}/contentSpecificationId/1`, content)),
        { type: 'Property', valueType: 'xs:string' },
      ),
    ],
  );
}
