import type { Known } from './Operator';

/** One comparison; without a value it asks for nothing, with `null` for what is empty. */
export interface Expression {
  readonly value?: Known | null;
  /** Of a list: all of it. */
  readonly values?: readonly (Known | null)[] | null;
  readonly _operator?: string | null;
  readonly _ignoreCase?: boolean | null;
  readonly _sensitiveness?: number | null;
  readonly _apply?: ArrayMode | null;
  readonly _instances?: number | null;
}

export const ARRAY_MODES = ['AT_LEAST_ONCE', 'ALL', 'ALL_OR_EMPTY', 'INSTANCES'] as const;
export type ArrayMode = (typeof ARRAY_MODES)[number];

export const LOG_OPS = ['AND', 'OR'] as const;
export type LogOp = (typeof LOG_OPS)[number];

/** What is asked of a field. */
export interface FieldFilter {
  readonly _logOp?: LogOp | null;
  readonly _expressions?: readonly (Expression | null)[] | null;
}

/** What is asked of the fragments that a field lists. */
export interface ListFilter {
  readonly _match?: FragmentFilter | null;
  readonly _apply?: ArrayMode | null;
  readonly _instances?: number | null;
}

/** What is asked of a fragment: of its fields by name, combined. */
export interface FragmentFilter {
  readonly _logOp?: LogOp | null;
  readonly [field: string]: FieldFilter | ListFilter | FragmentFilter | LogOp | null | undefined;
}
