import type { Json } from '../../../core/exporter/Exporter';
import { isObject } from '../../../../shared/checked/is-object';

/** Elements as bare values by their names (IDTA 01001-3-0, value-only serialisation). */
export const valueOnly = (elements: Json | undefined): { readonly [name: string]: Json } =>
  Object.fromEntries(
    (Array.isArray(elements) ? elements : []).flatMap((element): [string, Json][] => {
      const name = isObject(element) ? element['idShort'] : undefined;
      return typeof name === 'string' ? [[name, valueOf(element)]] : [];
    }),
  );

function valueOf(element: Json): Json {
  if (!isObject(element)) return null;
  const { modelType, value, valueType, contentType } = element;
  switch (modelType) {
    case 'Property':
      return typeof value === 'string' ? typed(value, valueType) : null;
    case 'MultiLanguageProperty':
      return (Array.isArray(value) ? value : []).flatMap((each) =>
        isObject(each) && typeof each['language'] === 'string'
          ? [{ [each['language']]: text(each['text']) }]
          : [],
      );
    case 'File':
      return { contentType: text(contentType), value: text(value) };
    case 'SubmodelElementList':
      return Array.isArray(value) ? (value as Json[]).map(valueOf) : [];
    default:
      return valueOnly(value as Json);
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Numbers and truths are themselves. */
const typed = (value: string, type: unknown): Json =>
  type === 'xs:double' ? Number(value) : type === 'xs:boolean' ? value === 'true' : value;
