import type { ApiField } from '../content/ApiField';
import { localeOf } from '../content/locale-of';
import type { ShownFragment } from '../content/ShownFragment';
import { spelled } from '../content/spelled-values';
import { shownAt, type Asking } from '../schema/Asking';
import type { ArrayMode, Expression, FieldFilter, FragmentFilter, ListFilter, LogOp } from './Filter';
import { holds, isNegative, OPERATORS, COMPARED, type Known } from './Operator';

/** What can be asked of every fragment, whatever its model. */
const HELPERS: Readonly<Record<string, (fragment: ShownFragment) => Known | undefined | readonly Known[]>> = {
  _path: ({ path }) => path,
  _id: ({ id }) => id,
  _variation: ({ variation }) => variation,
  _locale: ({ node }) => localeOf(node),
  _tags: ({ tags }) => tags,
};

/** Whether a fragment is what a filter asks for. */
export function matches(fragment: ShownFragment, filter: FragmentFilter, asking: Asking): boolean {
  const asked = Object.entries(filter).filter(([name, part]) => name !== '_logOp' && part);
  return combined(filter._logOp, asked, ([name, part]) => {
    const helper = HELPERS[name];
    if (helper) return matchesContent(helper(fragment), 'EQUALS', part as FieldFilter, asking);
    const field = fragment.model.fields.find((each) => each.name === name);
    if (!field) return true;
    return field.kind === 'fragment'
      ? matchesFragments(fragment, field, part as FragmentFilter & ListFilter, asking)
      : matchesContent(contentOf(fragment, field), usualOf(field), part as FieldFilter, asking);
  });
}

/** Nothing that is asked holds for everything. */
function combined<T>(logOp: LogOp | null | undefined, all: readonly T[], test: (one: T) => boolean): boolean {
  return logOp === 'OR' ? all.length === 0 || all.some(test) : all.every(test);
}

function contentOf(fragment: ShownFragment, field: ApiField): Known | undefined | readonly Known[] {
  const known = fragment.values(field).flatMap((value) => spelled(value, field.kind) ?? []);
  return field.isList ? known : known[0];
}

const usualOf = ({ kind }: ApiField): string =>
  kind === 'fragment' || kind === 'json' ? 'EQUALS' : OPERATORS[COMPARED[kind]][0];

function matchesContent(
  content: Known | undefined | readonly Known[],
  usual: string,
  { _logOp, _expressions }: FieldFilter,
  { budget }: Asking,
): boolean {
  const asked = (_expressions ?? []).flatMap((each) =>
    each && (each.value !== undefined || each.values !== undefined) ? [each] : [],
  );
  return combined(_logOp, asked, (expression) => {
    const operator = expression._operator ?? usual;
    const test = (one: Known | undefined): boolean => {
      budget.compare(one);
      return holdsFor(one, operator, expression);
    };
    if (!Array.isArray(content)) return test(content as Known | undefined);
    const list = content as readonly Known[];
    if (expression.values) return isSameList(list, expression, operator);
    if (expression.value === null) return (list.length === 0) !== isNegative(operator);
    return applied(list, test, expression._apply, expression._instances);
  });
}

/** What is empty is equal to null, and unequal to everything else. */
function holdsFor(content: Known | undefined, operator: string, expression: Expression): boolean {
  const { value, _ignoreCase, _sensitiveness } = expression;
  if (value === null || value === undefined) return (content === undefined) !== isNegative(operator);
  if (content === undefined) return isNegative(operator);
  return holds(operator, content, value, {
    ignoreCase: _ignoreCase ?? null,
    sensitiveness: _sensitiveness ?? null,
  });
}

function isSameList(list: readonly Known[], { values, ...nuances }: Expression, operator: string): boolean {
  const wanted = values ?? [];
  const isSame =
    wanted.length === list.length &&
    list.every((one, i) => holdsFor(one, positive(operator), { ...nuances, value: wanted[i] ?? null }));
  return isSame !== isNegative(operator);
}

const positive = (operator: string): string =>
  ({ EQUALS_NOT: 'EQUALS', CONTAINS_NOT: 'CONTAINS', UNEQUAL: 'EQUAL', NOT_AT: 'AT' })[operator] ?? operator;

function matchesFragments(
  fragment: ShownFragment,
  field: ApiField,
  filter: FragmentFilter & ListFilter,
  asking: Asking,
): boolean {
  const referenced = fragment
    .values(field)
    .flatMap((path) => shownAt(String(path), fragment.choice, asking) ?? []);
  const test = (part: FragmentFilter) => (one: ShownFragment) => {
    asking.budget.compare();
    return matches(one, part, asking);
  };
  if (!field.isList) return referenced.some(test(filter));
  const { _match, _apply, _instances } = filter;
  return !_match || applied(referenced, test(_match), _apply, _instances);
}

/** Whether as many of a list pass a test as are asked for: without anything else, one. */
function applied<T>(
  list: readonly T[],
  test: (one: T) => boolean,
  mode: ArrayMode | null | undefined,
  instances: number | null | undefined,
): boolean {
  switch (mode) {
    case 'ALL':
      return list.length > 0 && list.every(test);
    case 'ALL_OR_EMPTY':
      return list.every(test);
    case 'INSTANCES':
      return list.filter(test).length === (instances ?? 1);
    default:
      return list.some(test);
  }
}
