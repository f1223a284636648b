/** What rules ask of a machine: numbers in the units of the catalogue, and lists of words. */
export interface MachineFacts {
  /** Its family and those above it, `screw` and `screw/fixed-speed`; its features, `on-tank`. */
  readonly words: Readonly<Record<'family' | 'features', readonly string[]>>;
  figure(name: string): number | undefined;
}

/** A condition on machines, as authors write it. */
export interface Condition {
  readonly name: string;
  readonly sign: '=' | '!=' | '<=' | '>=';
  readonly values: readonly string[];
}

const FORM = /^(\w+) (=|!=|<=|>=) (\S.*)$/;
const isSign = (sign: string | undefined): sign is Condition['sign'] =>
  ['=', '!=', '<=', '>='].includes(sign ?? '');

/** Reads `family = screw, stationary`, `features != with-dryer`, `motorPower >= 45`; undefined if it is none of these. */
export function readCondition(text: string, isFigure: (name: string) => boolean): Condition | undefined {
  const [, name = '', sign, list = ''] = FORM.exec(text.trim()) ?? [];
  if (!isSign(sign)) return undefined;
  const values = list.split(',').map((value) => value.trim());
  const isOfWords = name === 'family' || name === 'features';
  if (isOfWords) return sign === '=' || sign === '!=' ? { name, sign, values } : undefined;
  const isNumber = isFigure(name) && values.length === 1 && Number.isFinite(Number(values[0]));
  return isNumber ? { name, sign, values } : undefined;
}

/** Whether a machine meets a condition. One without the figure does not, except that its figure is not another (`!=`). */
export function meets({ words, figure }: MachineFacts, { name, sign, values }: Condition): boolean {
  if (name === 'family' || name === 'features')
    return values.some((value) => words[name].includes(value)) === (sign === '=');
  const value = figure(name);
  const limit = Number(values[0]);
  if (value === undefined) return sign === '!=';
  if (sign === '<=') return value <= limit;
  if (sign === '>=') return value >= limit;
  return (value === limit) === (sign === '=');
}
