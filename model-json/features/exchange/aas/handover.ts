import type { RecordDocument } from '../records/TradeRecord';
import { collection, file, list, multiLanguage, property, submodel, type AasJson } from './elements';
import type { Told } from './Told';

/** The classes of VDI 2770 by our kinds of documents. */
const CLASSES: Readonly<Record<string, readonly [id: string, english: string, german: string]>> = {
  'data-sheet': ['02-01', 'Technical specification', 'Technische Spezifikation'],
  drawing: ['02-02', 'Drawings, plans', 'Zeichnungen, Pläne'],
  certificate: ['02-04', 'Certificates, declarations', 'Zeugnisse, Zertifikate, Bescheinigungen'],
  manual: ['03-02', 'Operation', 'Bedienung'],
  'parts-list': ['03-06', 'Spare parts', 'Ersatzteile'],
};
const [ID, ENGLISH, GERMAN] = CLASSES['data-sheet'] ?? ['02-01', '', ''];

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  step: 'model/step',
  stp: 'model/step',
  dxf: 'image/vnd.dxf',
  glb: 'model/gltf-binary',
};

/** Handover Documentation, IDTA 02004-2-0: the documents of the product's page, in each language. */
export function handover(told: Told, id: string): AasJson {
  const all = [...told.records.values()].flatMap(({ documents }) => documents);
  const kinds = new Map<string, RecordDocument[]>();
  for (const document of all) {
    const key = document.type || document.url;
    const known = kinds.get(key) ?? [];
    if (!known.some(({ url }) => url === document.url)) kinds.set(key, [...known, document]);
  }
  return submodel(
    id,
    'HandoverDocumentation',
    { semantic: '0173-1#01-AHF578#003', version: '2', id: 'https://admin-shell.io/idta-02004-2-0' },
    list(
      'Documents',
      '0173-1#02-ABI500#003',
      [...kinds].map(([kind, versions]) => documentOf(kind, versions, told)),
    ),
  );
}

function documentOf(kind: string, versions: readonly RecordDocument[], told: Told): AasJson {
  const [classId, english, german] = CLASSES[kind] ?? [ID, ENGLISH, GERMAN];
  return collection('', '0173-1#02-ABI500#003/0173-1#01-AHF579#003', [
    ...list('DocumentIds', '0173-1#02-ABI501#003', [
      collection('', '0173-1#02-ABI501#003/0173-1#01-AHF580#003', [
        property('DocumentDomainId', '0173-1#02-ABH994#003', told.origin),
        property('DocumentIdentifier', '0173-1#02-AAO099#004', `${told.record.sku} ${kind}`),
        property('DocumentIsPrimary', '0173-1#02-ABH995#003', 'true', 'xs:boolean'),
      ]),
    ]),
    ...list('DocumentClassifications', '0173-1#02-ABI502#003', [
      collection('', '0173-1#02-ABI502#003/0173-1#01-AHF581#003', [
        property('ClassId', '0173-1#02-ABH996#003', classId),
        ...multiLanguage('ClassName', '0173-1#02-ABJ219#002', [
          { language: 'en', text: english },
          { language: 'de', text: german },
        ]),
        property('ClassificationSystem', '0173-1#02-ABH997#003', 'VDI2770:2020'),
      ]),
    ]),
    ...list(
      'DocumentVersions',
      '0173-1#02-ABI503#003',
      versions.map((version) => versionOf(version, told)),
    ),
  ]);
}

function versionOf(version: RecordDocument, { record, maker, origin }: Told): AasJson {
  const { language, title, url, extension, revision } = version;
  const words = [{ language, text: title }];
  return collection('', '0173-1#02-ABI503#003/0173-1#01-AHF582#003', [
    ...list('Language', '0173-1#02-AAN468#008', [property('', '0173-1#02-AAN468#008', language)], {
      type: 'Property',
      valueType: 'xs:string',
    }),
    property('Version', '0173-1#02-AAP003#005', revision || record.modified.slice(0, 7)),
    ...multiLanguage('Title', '0173-1#02-ABG940#003', words),
    ...multiLanguage('Description', '0173-1#02-AAN466#004', words),
    property('StatusSetDate', '0173-1#02-ABI000#003', record.modified.slice(0, 10), 'xs:date'),
    property('StatusValue', '0173-1#02-ABI001#003', 'Released'),
    property('OrganizationShortName', 'https://api.eclass-cdp.com/0173-1-02-ABI002-003', maker.brand),
    property('OrganizationOfficialName', '0173-1#02-ABI004#003', maker.name),
    ...list(
      'DigitalFiles',
      '0173-1#02-ABK126#002',
      [
        file(
          '',
          '0173-1#02-ABK126#002',
          MEDIA_TYPES[extension] ?? 'application/octet-stream',
          new URL(url, origin).href,
        ),
      ],
      { type: 'File' },
    ),
  ]);
}
