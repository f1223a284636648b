import type { FieldKind } from '../content/ApiField';
import { instantOf } from '../content/spelled-values';

/** What fields are compared by: the prefix of the filter's types. */
export type Compared = 'String' | 'ID' | 'Int' | 'Float' | 'Boolean' | 'Calendar' | 'Date' | 'Time';

export const COMPARED: Readonly<Record<Exclude<FieldKind, 'fragment' | 'json'>, Compared>> = {
  text: 'String',
  'long-text': 'String',
  integer: 'Int',
  decimal: 'Float',
  boolean: 'Boolean',
  date: 'Date',
  time: 'Time',
  'date-time': 'Calendar',
  reference: 'ID',
};

const NUMBERS = ['EQUAL', 'UNEQUAL', 'GREATER', 'GREATER_EQUAL', 'LOWER', 'LOWER_EQUAL'] as const;
const TIMES = ['AT', 'NOT_AT', 'BEFORE', 'AT_OR_BEFORE', 'AFTER', 'AT_OR_AFTER'] as const;

/** The operators of each, the usual one first. */
export const OPERATORS: Readonly<Record<Compared, readonly [string, ...string[]]>> = {
  String: ['EQUALS', 'EQUALS_NOT', 'CONTAINS', 'CONTAINS_NOT'],
  ID: ['EQUALS', 'EQUALS_NOT', 'STARTS_WITH'],
  Boolean: ['EQUALS', 'EQUALS_NOT'],
  Int: NUMBERS,
  Float: NUMBERS,
  Calendar: TIMES,
  Date: TIMES,
  Time: TIMES,
};

const NEGATIVE = /^(?:EQUALS_NOT|CONTAINS_NOT|UNEQUAL|NOT_AT)$/;

/** Whether an operator holds for what is not there. */
export const isNegative = (operator: string): boolean => NEGATIVE.test(operator);

export type Known = string | number | boolean;

export interface Nuances {
  readonly ignoreCase?: boolean | null;
  /** How far two numbers may be apart and still be the same. */
  readonly sensitiveness?: number | null;
}

/** Whether an operator holds for a field's content and the value that it is compared with. */
export function holds(operator: string, content: Known, value: Known, nuances: Nuances = {}): boolean {
  if (typeof content === 'string' && typeof value === 'string' && TIMES.some((each) => each === operator))
    return holdsOrdered(operator, instantOf(content), instantOf(value), 0);
  if (typeof content === 'number' && typeof value === 'number')
    return holdsOrdered(operator, content, value, nuances.sensitiveness ?? 0);
  const [left, right] = [content, value].map((each) =>
    nuances.ignoreCase ? String(each).toLowerCase() : String(each),
  ) as [string, string];
  if (operator.startsWith('CONTAINS')) return left.includes(right) !== isNegative(operator);
  if (operator === 'STARTS_WITH') return left.startsWith(right);
  return (left === right) !== isNegative(operator);
}

function holdsOrdered(operator: string, content: number, value: number, apart: number): boolean {
  const isSame = Math.abs(content - value) <= apart;
  switch (operator) {
    case 'GREATER':
    case 'AFTER':
      return content > value && !isSame;
    case 'GREATER_EQUAL':
    case 'AT_OR_AFTER':
      return content > value || isSame;
    case 'LOWER':
    case 'BEFORE':
      return content < value && !isSame;
    case 'LOWER_EQUAL':
    case 'AT_OR_BEFORE':
      return content < value || isSame;
    default:
      return isSame !== isNegative(operator);
  }
}
