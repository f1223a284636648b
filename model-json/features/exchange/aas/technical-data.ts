import { catalogueWords } from '../../../../shared/features/catalogue/api/words';
import { FIGURE_GROUPS, inGroups } from '../../../../shared/features/catalogue/api/figure-groups';
import { lineOf } from '../../../../shared/features/catalogue/api/figure-rows';
import type { Figure } from '../../catalogue/api/figures';
import { collection, list, measured, multiLanguage, property, submodel, type AasJson } from './elements';
import { inEach, type Told } from './Told';

const ARBITRARY = 'https://admin-shell.io/SMT/General/Arbitrary';

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Technical Data, IDTA 02003-2-0: the same figures as on the product's page, in the units of their source. */
export function technicalData(told: Told, id: string): AasJson {
  const { record, maker } = told;
  const properties = [...sections(told), ...lists(told)];
  return submodel(
    id,
    'TechnicalData',
    { semantic: '0173-1#01-AHX837#002', version: '2', id: 'https://admin-shell.io/idta-02003-2-0' },
    [
      collection('GeneralInformation', '0173-1#02-ABK161#002/0173-1#01-AHX838#002', [
        property('ManufacturerName', '0173-1#02-AAO677#004', maker.name),
        ...multiLanguage(
          'ManufacturerProductDesignation',
          '0173-1#02-AAW338#003',
          inEach(told, ({ kind, name }) => [kind, name].filter(Boolean).join(' ')),
        ),
        property('ManufacturerArticleNumber', '0173-1#02-AAO676#005', record.sku),
        property('ManufacturerOrderCode', '0173-1#02-AAO227#004', record.sku),
      ]),
      ...list('ProductClassifications', '0173-1#02-ABK162#002', classifications(told)),
      ...list(
        'TechnicalPropertyAreas',
        '0173-1#02-ABK163#002',
        properties.length > 0
          ? [collection('', '0173-1#02-ABL358#002/0173-1#01-AHX773#002', properties)]
          : [],
      ),
      collection('FurtherInformation', '0173-1#02-ABK164#002', [
        property('ValidDate', '0173-1#02-ABL775#001', record.modified.slice(0, 10), 'xs:date'),
      ]),
    ],
  );
}

/** Codes that no table could be checked against say so. */
const classifications = ({ record }: Told): AasJson[] =>
  record.unspsc
    ? [
        collection('', '0173-1#02-ABK162#002/0173-1#01-AHX839#002', [
          property('ClassificationSystem', '0173-1#02-ABL424#001', 'UNSPSC'),
          property('ClassificationSystemVersion', '0173-1#02-AAR710#003', 'provisional'),
          property('ProductClassId', '0173-1#02-ABG776#003', record.unspsc),
          property('ProductClassCodedName', '0173-1#02-ABK128#002', record.unspsc),
        ]),
      ]
    : [];

function sections(told: Told): AasJson[] {
  const figures = told.record.figures.map((figure) => ({ ...figure, figure, name: lineOf(figure.name) }));
  return inGroups(figures).map(({ name, rows }) =>
    collection(
      capital(FIGURE_GROUPS[name] ? name : 'more'),
      ARBITRARY,
      rows.map(({ figure }) => figureProperty(figure, told)),
    ),
  );
}

function figureProperty({ name, value, unit }: Figure, told: Told): AasJson {
  const names = inEach(told, (_record, language) => {
    const { figureNames, sheetNames } = catalogueWords(language);
    return sheetNames[name] ?? figureNames[name] ?? name;
  });
  return {
    ...property(
      capital(name),
      ARBITRARY,
      String(value),
      typeof value === 'number' ? 'xs:double' : 'xs:string',
    ),
    ...measured(names, typeof value === 'number' ? unit : undefined),
  };
}

/** What is more than one number: the flow curve, and where things are connected. */
const lists = ({ record }: Told): AasJson[] => [
  ...list(
    'FlowCurve',
    ARBITRARY,
    record.flowCurve.map(({ delivery, power }) =>
      collection('', ARBITRARY, [
        property('FreeAirDelivery', ARBITRARY, String(delivery), 'xs:double'),
        property('PackagePower', ARBITRARY, String(power), 'xs:double'),
      ]),
    ),
  ),
  ...list(
    'Connections',
    ARBITRARY,
    record.connections.map(({ role, thread, x, y, z }) =>
      collection('', ARBITRARY, [
        property('Role', ARBITRARY, role),
        property('Thread', ARBITRARY, thread),
        ...Object.entries({ X: x, Y: y, Z: z }).map(([axis, at]) =>
          property(axis, ARBITRARY, String(at), 'xs:double'),
        ),
      ]),
    ),
  ),
];
