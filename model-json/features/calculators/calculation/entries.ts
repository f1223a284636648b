import type { MeasureSystem } from '../../../../shared/measures/measure-system';
import { shortened } from '../../../../shared/measures/shortened';
import { fromUnits, inUnits } from '../../../../shared/measures/quantities';
import {
  figure,
  type Calculator,
  type ChoiceField,
  type CountryFigures,
  type Field,
  type FieldGroup,
  type Inputs,
  type NumberField,
} from './Calculator';
import { typedNumber } from './numbers';

/** Where and by whom a calculator is used. */
export interface Reader {
  /** BCP 47 */
  readonly language: string;
  readonly system: MeasureSystem;
  readonly country: CountryFigures;
}

type Parameters = Readonly<Record<string, string>>;

/** An entry that cannot be. `field` is the name of its parameter; limits are in the reader's units. */
export interface Fault {
  readonly field: string;
  readonly reason: 'number' | 'whole' | 'range' | 'below' | 'above' | 'most' | 'missing';
  readonly typed: string;
  readonly min: number;
  readonly max: number;
}

/** What a field shows. Numbers are in the reader's units. */
export interface Entry {
  readonly name: string;
  readonly field: Field;
  readonly typed: string;
  readonly usual?: number;
  readonly min: number;
  readonly max: number;
}

export interface EntryGroup {
  readonly group: FieldGroup;
  readonly rows: readonly (readonly Entry[])[];
}

/** What was entered: what to show, what is wrong with it, and, if nothing is, what to calculate with. */
export interface Entries {
  readonly groups: readonly EntryGroup[];
  readonly faults: readonly Fault[];
  readonly inputs: Inputs | undefined;
}

/** The most characters of an entry that are looked at. */
const LONGEST = 24;

export const isChoice = (field: Field): field is ChoiceField => 'options' in field;

/** All parameters that calculators read. */
export const namesOf = ({ groups }: Calculator): readonly string[] =>
  groups.flatMap(({ fields, rows }) =>
    fields.flatMap(({ name }) =>
      rows ? Array.from({ length: rows.most }, (_, index) => `${name}${index + 1}`) : name,
    ),
  );

/** What a field is if nothing is entered, in the reader's units. */
export function usualOf(
  { usual, usualUs, quantity }: NumberField,
  { system, country }: Reader,
): number | undefined {
  if (system === 'us' && usualUs !== undefined) return usualUs;
  const value = typeof usual === 'string' ? country[usual] : usual;
  return value === undefined ? undefined : inReadersUnits(value, quantity, system);
}

/** Limits are rounded like what people type. */
const inReadersUnits = (value: number, quantity: NumberField['quantity'], system: MeasureSystem): number =>
  system === 'us' ? Number(shortened(inUnits(value, quantity, system)).toPrecision(4)) : value;

/** Reads an address. */
export function readEntries(calculator: Calculator, asked: Parameters, reader: Reader): Entries {
  const value = (name: string) => (asked[name] ?? '').trim().slice(0, LONGEST);
  const choices = new Map(
    calculator.groups.flatMap(({ fields }) =>
      fields.filter(isChoice).map(({ name, options }): [string, string] => {
        const chosen = options.find((option) => option === value(name));
        return [name, chosen ?? options[0]];
      }),
    ),
  );
  const isAsked = (field: Field) =>
    isChoice(field) || !field.when || choices.get(field.when[0]) === field.when[1];
  const entry = (field: Field, name: string, usual?: number): Entry => {
    if (isChoice(field)) return { name, field, typed: choices.get(name) ?? '', min: 0, max: 0 };
    const { quantity, min, max } = field;
    return {
      name,
      field,
      typed: value(name),
      usual: usual ?? usualOf(field, reader),
      min: inReadersUnits(min, quantity, reader.system),
      max: inReadersUnits(max, quantity, reader.system),
    };
  };
  const groups = calculator.groups.flatMap((group): EntryGroup[] => {
    const fields = group.fields.filter(isAsked);
    if (fields.length === 0) return [];
    if (!group.rows) return [{ group, rows: [fields.map((field) => entry(field, field.name))] }];
    return [{ group, rows: rowsOf(group, group.rows, fields, value, entry, reader) }];
  });
  const faults = groups.flatMap(({ group, rows }) => rows.flatMap((row) => faultsIn(row, group, reader)));
  if (faults.length > 0) return { groups, faults, inputs: undefined };
  const inputs = inputsOf(groups, choices, reader);
  const clashes = (calculator.clashes?.(inputs) ?? []).map(({ field, reason, limit }): Fault => {
    const bound = shortened(inUnits(limit.value, limit.quantity, reader.system));
    const shown = groups.flatMap(({ rows }) => rows.flat()).find(({ name }) => name === field);
    return { field, reason, typed: shown ? textOf(shown) : '', min: bound, max: bound };
  });
  return { groups, faults: clashes, inputs: clashes.length > 0 ? undefined : inputs };
}

/** The rows that are filled in, or those it begins with, and an empty one. */
function rowsOf(
  { fields: all }: FieldGroup,
  { most, usual, usualUs }: NonNullable<FieldGroup['rows']>,
  fields: readonly Field[],
  value: (name: string) => string,
  entry: (field: Field, name: string, usual?: number) => Entry,
  { system }: Reader,
): Entry[][] {
  const filled = Array.from({ length: most }, (_, index) => index + 1).filter((row) =>
    all.some(({ name }) => value(`${name}${row}`)),
  );
  if (filled.length === 0) {
    const first = system === 'us' ? usualUs : undefined;
    return (first ?? usual).map((figures, row) =>
      fields.map((field, column) => {
        const value = figures[column];
        const shown =
          isChoice(field) || value === undefined || first
            ? value
            : inReadersUnits(value, field.quantity, system);
        return entry(field, `${field.name}${row + 1}`, shown);
      }),
    );
  }
  const last = Math.max(...filled);
  const shown = last < most ? [...filled, last + 1] : filled;
  return shown.map((row) => fields.map((field) => entry(field, `${field.name}${row}`)));
}

const textOf = ({ typed, usual }: Entry): string => typed || String(usual ?? '');

/** A row of which nothing is filled in is none. */
const isEmptyRow = (row: readonly Entry[], { rows }: FieldGroup): boolean =>
  rows !== undefined && row.every(({ typed, usual }) => typed === '' && usual === undefined);

function faultsIn(row: readonly Entry[], group: FieldGroup, { language }: Reader): Fault[] {
  if (isEmptyRow(row, group)) return [];
  return row.flatMap(({ name, field, typed, usual, min, max }): Fault[] => {
    if (isChoice(field)) return [];
    const fault = (reason: Fault['reason']): Fault[] => [{ field: name, reason, typed, min, max }];
    if (typed === '') return usual === undefined ? fault('missing') : [];
    const number = typedNumber(typed, language);
    if (number === undefined) return fault('number');
    if (number < min || number > max) return fault('range');
    return field.whole && !Number.isInteger(number) ? fault('whole') : [];
  });
}

function inputsOf(
  groups: readonly EntryGroup[],
  choices: ReadonlyMap<string, string>,
  { language, system }: Reader,
): Inputs {
  const valueOf = ({ field, typed, usual }: Entry) => {
    const number = typedNumber(typed, language) ?? usual ?? 0;
    return isChoice(field) ? 0 : fromUnits(number, field.quantity, system);
  };
  const named = (row: readonly Entry[]) =>
    Object.fromEntries(row.map((entry): [string, number] => [entry.field.name, valueOf(entry)]));
  const numbered = (row: readonly Entry[]) => ({
    ...named(row),
    row: Number(row[0]?.name.slice(row[0].field.name.length)),
  });
  const single = new Map(
    groups
      .filter(({ group }) => !group.rows)
      .flatMap(({ rows }) => rows.flat())
      .map((entry) => [entry.field.name, entry]),
  );
  const number = (name: string): number => {
    const entry = single.get(name);
    return entry ? valueOf(entry) : 0;
  };
  return {
    figure(name) {
      const field = single.get(name)?.field;
      if (!field || isChoice(field)) throw new Error(`The calculator asks for no number "${name}"`);
      return figure(field.quantity, number(name));
    },
    number,
    choice: (name) => choices.get(name) ?? '',
    rows: groups.flatMap(({ group, rows }) =>
      group.rows ? rows.filter((row) => !isEmptyRow(row, group)).map(numbered) : [],
    ),
  };
}
