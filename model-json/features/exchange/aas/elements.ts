import type { Json } from '../../../core/exporter/Exporter';

/** Part of an Asset Administration Shell as JSON (IDTA 01001-3-0). */
export type AasJson = { readonly [name: string]: Json };

/** A text in one language. */
export interface LanguageText {
  readonly language: string;
  readonly text: string;
}

/** A reference to something that is defined elsewhere: an IRDI or an address. */
export const reference = (value: string): AasJson => ({
  type: 'ExternalReference',
  keys: [{ type: 'GlobalReference', value }],
});

/** A list's elements have no names. @param name empty in a list */
const named = (name: string, semantic: string): AasJson => ({
  ...(name && { idShort: name }),
  semanticId: reference(semantic),
});

export const property = (
  name: string,
  semantic: string,
  value: string,
  valueType = 'xs:string',
): AasJson => ({
  modelType: 'Property',
  ...named(name, semantic),
  valueType,
  value,
});

/** A text in several languages; those without words are left out. */
export const multiLanguage = (name: string, semantic: string, texts: readonly LanguageText[]): AasJson[] => {
  const value = texts
    .filter(({ text }) => text.trim() !== '')
    .map(({ language, text }) => ({ language, text }));
  return value.length === 0 ? [] : [{ modelType: 'MultiLanguageProperty', ...named(name, semantic), value }];
};

export const file = (name: string, semantic: string, contentType: string, value: string): AasJson => ({
  modelType: 'File',
  ...named(name, semantic),
  contentType,
  value,
});

export const collection = (name: string, semantic: string, value: readonly AasJson[]): AasJson => ({
  modelType: 'SubmodelElementCollection',
  ...named(name, semantic),
  ...(value.length > 0 && { value: [...value] }),
});

/** A list of elements of one kind; left out if there are none. */
export const list = (
  name: string,
  semantic: string,
  elements: readonly AasJson[],
  of: { readonly type: string; readonly valueType?: string } = { type: 'SubmodelElementCollection' },
): AasJson[] =>
  elements.length === 0
    ? []
    : [
        {
          modelType: 'SubmodelElementList',
          ...named(name, semantic),
          orderRelevant: false,
          typeValueListElement: of.type,
          ...(of.valueType && { valueTypeListElement: of.valueType }),
          value: [...elements],
        },
      ];

/** The unit and the names of a number (IEC 61360). */
export const measured = (names: readonly LanguageText[], unit: string | undefined): AasJson => ({
  embeddedDataSpecifications: [
    {
      dataSpecification: reference(
        'https://admin-shell.io/DataSpecificationTemplates/DataSpecificationIec61360/3/0',
      ),
      dataSpecificationContent: {
        modelType: 'DataSpecificationIec61360',
        preferredName: names.map(({ language, text }) => ({ language, text })),
        ...(unit && { unit }),
        dataType: unit ? 'REAL_MEASURE' : 'STRING',
      },
    },
  ],
});

/** A submodel of a template of IDTA. */
export const submodel = (
  id: string,
  name: string,
  template: { readonly semantic: string; readonly version: string; readonly id: string },
  submodelElements: readonly AasJson[],
): AasJson => ({
  modelType: 'Submodel',
  id,
  idShort: name,
  kind: 'Instance',
  administration: { version: template.version, revision: '0', templateId: template.id },
  semanticId: reference(template.semantic),
  submodelElements: [...submodelElements],
});
