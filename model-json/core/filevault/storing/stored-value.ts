import { DATE_PROPERTIES, JCR_DATE } from '../../repository/date-properties';
import {
  besideValues,
  storedDecimal,
  storedDouble,
  storedLong,
  storedText,
  type Exact,
  type Stored,
} from '../../repository/exact-values';
import type { Value } from '../../repository/Resource';
import type { TypedValue, ValueType } from '../docview/value';

/** A value as our JSON has it, with its exact form if it needs one. */
export interface JsonValue {
  readonly value: Value;
  readonly beside: Exact | undefined;
  /** Whether its type could not be kept. */
  readonly isRetyped: boolean;
}

/** A property's value in our JSON. */
export function jsonValue(name: string, { type, values, isList }: TypedValue): JsonValue {
  const typed = values.map((text) => storedOf(name, type, text, isList));
  const isWhole = typed.every((each) => each !== undefined);
  const stored = isWhole ? typed.filter((each) => each !== undefined) : values.map((value) => ({ value }));
  const isTypeless = isList && values.length === 0 && type !== 'String' && name !== 'jcr:mixinTypes';
  return {
    value: isList ? stored.map(({ value }) => value) : (stored[0]?.value ?? ''),
    beside: besideValues(stored, isList),
    isRetyped: !isWhole || isTypeless || (isTextual(type) && values.includes('')),
  };
}

const isTextual = (type: ValueType) => !['String', 'Boolean', 'Long', 'Double', 'Decimal'].includes(type);

/** undefined if the text is no value of the type. */
function storedOf(name: string, type: ValueType, text: string, isList: boolean): Stored | undefined {
  switch (type) {
    case 'String':
    case 'Binary':
      return { value: text };
    case 'Boolean':
      return /^(?:true|false)$/i.test(text) ? { value: text.toLowerCase() === 'true' } : undefined;
    case 'Long':
      return /^[+-]?\d{1,19}$/.test(text) ? storedLong(text) : undefined;
    case 'Double':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? storedDouble(Number(text)) : undefined;
    case 'Decimal':
      return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(text) ? storedDecimal(text) : undefined;
    default:
      return isClear(name, type, text, isList) ? { value: text } : storedText(type, text);
  }
}

/** Whether the package writer knows the type by the property's name. */
function isClear(name: string, type: ValueType, text: string, isList: boolean): boolean {
  if (type === 'Date') return !isList && DATE_PROPERTIES.has(name) && JCR_DATE.test(text);
  return type === 'Name' && (name === 'jcr:primaryType' || name === 'jcr:mixinTypes');
}
