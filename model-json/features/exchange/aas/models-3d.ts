import type { Maker } from '../Maker';
import type { RecordDocument } from '../records/TradeRecord';
import {
  collection,
  file,
  list,
  multiLanguage,
  property,
  reference,
  submodel,
  type AasJson,
} from './elements';
import { inEach, type Told } from './Told';

const MODELS = 'https://admin-shell.io/idta/Models3D';
const MODEL = `${MODELS}/Model3D`;
const FILE = `${MODEL}/File`;
const VERSION = `${FILE}/FileVersion`;
const GEOMETRY = `${MODEL}/Geometry`;
const CAPABILITY = `${MODEL}/Capability`;

interface Format {
  readonly mediaType: string;
  readonly name: string;
  readonly version: string;
  readonly qualifier: string;
  readonly representation: 'SolidBody' | 'Mesh';
  readonly unit: 'mm' | 'm';
  /** Millimetres of its unit. */
  readonly perUnit: number;
  readonly purposes: readonly string[];
}

/** Our kinds of documents that are models in three dimensions; values are those of the template's lists. */
const FORMATS: Readonly<Record<string, Format>> = {
  step: {
    mediaType: 'model/step',
    name: 'STEP',
    version: 'AP242',
    qualifier: 'ISO 10303-242',
    representation: 'SolidBody',
    unit: 'mm',
    perUnit: 1,
    purposes: ['Logistics'],
  },
  glb: {
    mediaType: 'model/gltf-binary',
    name: 'glTF Binary',
    version: '2.0',
    qualifier: 'ISO/IEC 12113:2022',
    representation: 'Mesh',
    unit: 'm',
    perUnit: 1000,
    purposes: ['Rendering'],
  },
};

/** Provision of 3D Models, IDTA 02026-1-0: the CAD model and the model of the 3D view. Products without one have an empty list. */
export function models3d(told: Told, id: string): AasJson {
  const known = new Map<string, RecordDocument>();
  for (const { documents } of told.records.values())
    for (const document of documents) if (!known.has(document.type)) known.set(document.type, document);
  const models = Object.entries(FORMATS).flatMap(([type, format]) => {
    const document = known.get(type);
    return document ? [modelOf(document, format, told)] : [];
  });
  return submodel(
    id,
    'Models3D',
    {
      semantic: `${MODELS}/1/0`,
      version: '1',
      id: 'https://admin-shell.io/idta/SubmodelTemplate/ProvisionOf3DModels/1/0',
    },
    [listOfModels(models)],
  );
}

/** The template wants this list even without models; the metamodel wants no empty value. */
const listOfModels = (models: readonly AasJson[]): AasJson => ({
  modelType: 'SubmodelElementList',
  idShort: 'Model3D',
  semanticId: reference(`${MODEL}/1/0`),
  orderRelevant: false,
  typeValueListElement: 'SubmodelElementCollection',
  ...(models.length > 0 && { value: [...models] }),
});

function modelOf(document: RecordDocument, format: Format, told: Told): AasJson {
  return collection('', `${MODEL}/1/0`, [
    collection('File', `${FILE}/1/0`, [
      ...list('FileId', `${FILE}/FileId/1/0`, [
        collection('', `${FILE}/FileId/1/0`, [
          // The template's own identifier has this typing error.
          property('FileDomainId', `${FILE}/FileId/FileDomaniId/1/0`, told.origin),
          property('ValueId', `${FILE}/FileId/ValueId/1/0`, `${told.record.sku} ${document.type}`),
          property('IsPrimary', `${FILE}/FileId/IsPrimary/1/0`, 'true', 'xs:boolean'),
        ]),
      ]),
      ...list('FileVersion', `${VERSION}/1/0`, [versionOf(document, format, told)]),
      ...list('FileClassification', `${FILE}/FileClassification/1/0`, [
        collection('', `${FILE}/FileClassification/1/0`, [
          property('ClassId', `${FILE}/FileClassification/ClassId/1/0`, '02-02'),
          ...multiLanguage('ClassName', `${FILE}/FileClassification/ClassName/1/0`, [
            { language: 'en', text: 'Drawings, plans' },
            { language: 'de', text: 'Zeichnungen, Pläne' },
          ]),
          property('ClassificationSystem', `${FILE}/ClassificationSystem/1/0`, 'VDI2770:2020'),
        ]),
      ]),
    ]),
    capabilityOf(format),
    geometryOf(format, told),
  ]);
}

function versionOf({ url, title, revision }: RecordDocument, format: Format, told: Told): AasJson {
  const { record, maker, origin } = told;
  const [picture] = record.pictures;
  const address = new URL(url, origin).href;
  const words = inEach(told, ({ kind, name }) => [kind, name].filter(Boolean).join(' '));
  return collection('', `${VERSION}/1/0`, [
    ...multiLanguage(
      'Title',
      `${VERSION}/Title/1/0`,
      words.length > 0 ? words : [{ language: 'en', text: title }],
    ),
    property(
      'FileName',
      `${VERSION}/FileName/1/0`,
      decodeURIComponent(address.slice(address.lastIndexOf('/') + 1)),
    ),
    property('FileVersionId', `${VERSION}/FileVersionID/1/0`, revision || record.modified.slice(0, 7)),
    property('StatusValue', `${VERSION}/StatusValue/1/0`, 'Released'),
    property('SetDate', `${VERSION}/SetDate/1/0`, record.modified.slice(0, 10), 'xs:date'),
    ...(picture
      ? [
          file(
            'PreviewFile',
            `${VERSION}/PreviewFile/1/0`,
            picture.endsWith('.png') ? 'image/png' : 'image/jpeg',
            new URL(picture, origin).href,
          ),
        ]
      : []),
    file('DigitalFile', `${VERSION}/DigitalFile/1/0`, format.mediaType, address),
    collection('FileFormat', `${VERSION}/FileFormat/1/0`, [
      property('FormatName', `${VERSION}/FileFormat/FormatName/1/0`, format.name),
      property('FormatVersion', `${VERSION}/FileFormat/FormatVersion/1/0`, format.version),
      property('FormatQualifier', `${VERSION}/FileFormat/FormatQualifier/1/0`, format.qualifier),
    ]),
    organization('ProvidingOrganization', `${VERSION}/ProvidingOrganization`, maker),
  ]);
}

/** Its identifiers have a doubled stroke in the template. */
const organization = (name: string, semantic: string, maker: Maker): AasJson =>
  collection(name, `${semantic}/1/0`, [
    property('OrganizationName', `${semantic}/OrganizationName/1/0`, maker.brand),
    property('OrganizationOfficialName', `${semantic}//OrganizationOfficialName/1/0`, maker.name),
  ]);

/** Outside and connections only (docs/cad.md): fit to plan with, not to compute with. */
const capabilityOf = ({ purposes }: Format): AasJson =>
  collection('Capability', `${CAPABILITY}/1/0`, [
    ...texts('PosModelPurpose', `${CAPABILITY}/PosModelPurpose/1/0`, purposes),
    // The template's own identifier lacks the last letter.
    ...texts('NegModelPurpose', `${CAPABILITY}/NegModelPurpos/1/0`, ['SimuMesh', '3DPrintingSlicer']),
    ...texts('State', `${CAPABILITY}/State/1/0`, ['InSeries']),
    property('ObjectType', `${CAPABILITY}/ObjectType/1/0`, 'Component'),
    property('Origin', `${CAPABILITY}/Origin/1/0`, 'DesignEngineering'),
  ]);

const texts = (name: string, semantic: string, values: readonly string[]): AasJson[] =>
  list(
    name,
    semantic,
    values.map((value) => property('', semantic, value)),
    { type: 'Property', valueType: 'xs:string' },
  );

function geometryOf({ representation, unit, perUnit }: Format, { record }: Told): AasJson {
  const figure = (name: string) => {
    const value = record.figures.find((each) => each.name === name)?.value;
    return typeof value === 'number' ? String(value / perUnit) : undefined;
  };
  const [x, y, z] = [figure('length'), figure('width'), figure('height')];
  const box = `${GEOMETRY}/CartBoundingBox`;
  const vector = `${box}/CartBoundingVector`;
  return collection('Geometry', `${GEOMETRY}/1/0`, [
    property('Representation', `${GEOMETRY}/Representation/1/0`, representation),
    property('LengthUnit', `${GEOMETRY}/LengthUnit/1/0`, unit),
    ...(x && y && z
      ? list('CartBoundingBox', `${box}/1/0`, [
          collection('', `${box}/1/0`, [
            property('BoundingBoxKind', `${box}/BoundingBoxKind/1/0`, 'MaxEnvelope'),
            collection('CartBoundingVector', `${vector}/1/0`, [
              property('X', `${vector}/X/1/0`, x),
              property('Y', `${vector}/Y/1/0`, y),
              property('Z', `${vector}/Z/1/0`, z),
            ]),
          ]),
        ])
      : []),
  ]);
}
