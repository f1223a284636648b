import { type Condition, type MachineFacts, meets, readCondition } from './condition';
import { type OptionKey, type Rule, type RuleBook, type Step, stepOf } from './RuleBook';
import { STEPS } from './steps';

/** A fragment of the model `configurator-option`, without its words. */
export interface WrittenOption {
  readonly path: string;
  readonly step: string;
  readonly key: string;
  readonly isStandard: boolean;
}

/** A fragment of the model `configurator-rule`. */
export interface WrittenRule {
  readonly path: string;
  readonly kind: string;
  readonly options: readonly string[];
  readonly machines: readonly string[];
  readonly others: readonly string[];
  readonly reason: string;
}

/** What is wrong with a fragment, and what would be right. */
export interface RuleFault {
  readonly path: string;
  readonly element: string;
  readonly fault: string;
}

/** A rule, and the machines that it is about. */
export interface ReadRule extends Omit<Rule, 'kind'> {
  readonly kind: 'allows' | 'needs' | 'excludes';
  readonly conditions: readonly Condition[];
}

export interface ReadRules {
  readonly steps: readonly Step[];
  readonly rules: readonly ReadRule[];
  /** Whatever has faults is left out of `steps` and `rules`. */
  readonly faults: readonly RuleFault[];
}

const KINDS = ['allows', 'needs', 'excludes'] as const;

/**
 * Checks options and rules.
 *
 * @param isFigure whether machines can have a figure of this name
 */
export function readRules(
  options: readonly WrittenOption[],
  rules: readonly WrittenRule[],
  isFigure: (name: string) => boolean,
): ReadRules {
  const faults: RuleFault[] = [...optionFaults(options)];
  const bad = new Set(faults.map(({ path }) => path));
  const steps = STEPS.map((name) => ({
    name,
    options: options
      .filter(({ step, path }) => step === name && !bad.has(path))
      .map(({ key, isStandard }) => ({ key: `${name}:${key}`, isStandard })),
  })).filter((step) => step.options.length > 0);
  for (const { name, options: own } of steps) {
    if (!own.some(({ isStandard }) => isStandard))
      faults.push({
        path: options.find(({ step }) => step === name)?.path ?? '',
        element: 'standard',
        fault: `the step ${name} has no standard option; mark the one that machines come with`,
      });
  }
  const known = new Map(
    steps.flatMap((step) => step.options.map((option) => [option.key, option.isStandard])),
  );
  const read = rules.flatMap((rule) => {
    const found = [...ruleFaults(rule, known, isFigure)];
    faults.push(...found.map((fault) => ({ path: rule.path, ...fault })));
    return found.length > 0 ? [] : [readRule(rule, isFigure)];
  });
  return { steps, rules: read, faults };
}

function* optionFaults(options: readonly WrittenOption[]): Generator<RuleFault> {
  const seen = new Map<OptionKey, string>();
  const steps: readonly string[] = STEPS;
  for (const { path, step, key } of options) {
    if (!steps.includes(step))
      yield { path, element: 'step', fault: `“${step}” is no step; steps are ${STEPS.join(', ')}` };
    if (!/^[\w-]+$/.test(key))
      yield {
        path,
        element: 'key',
        fault: `“${key}” must be letters, digits and hyphens: it stands in addresses`,
      };
    const other = seen.get(`${step}:${key}`);
    if (other) yield { path, element: 'key', fault: `“${key}” is that of ${other} already` };
    seen.set(`${step}:${key}`, path);
  }
}

function* ruleFaults(
  { kind, options, machines, others, reason }: WrittenRule,
  known: ReadonlyMap<OptionKey, boolean>,
  isFigure: (name: string) => boolean,
): Generator<Omit<RuleFault, 'path'>> {
  if (!KINDS.some((each) => each === kind))
    yield { element: 'kind', fault: `“${kind}” must be one of ${KINDS.join(', ')}` };
  if (options.length === 0)
    yield { element: 'options', fault: 'is empty; name the options that the rule is about' };
  if (!reason.trim())
    yield { element: 'reason', fault: 'is empty; visitors read it beside what they cannot choose' };
  for (const [element, keys] of [
    ['options', options],
    ['others', others],
  ] as const) {
    for (const key of keys) {
      if (!known.has(key))
        yield { element, fault: `“${key}” is no option; write the step and its key, as “heat:water”` };
    }
  }
  for (const condition of machines) {
    if (!readCondition(condition, isFigure))
      yield {
        element: 'machines',
        fault: `“${condition}” cannot be read; write “family = screw”, “features != petrol” or “motorPower >= 45”`,
      };
  }
  if (kind === 'allows') {
    if (machines.length === 0)
      yield { element: 'machines', fault: 'is empty; say which machines can have the options' };
    if (others.length > 0) yield { element: 'others', fault: 'must be empty: the rule is about machines' };
  } else if (others.length === 0)
    yield { element: 'others', fault: 'is empty; name the options that it is about' };
  if (kind !== 'allows') {
    const own = new Set(options.map(stepOf));
    const same = others.find((other) => own.has(stepOf(other)));
    if (same)
      yield {
        element: 'others',
        fault: `“${same}” is of the same step as the options: only one of them holds anyway`,
      };
  }
  if (kind === 'needs') {
    const steps = new Set(others.map(stepOf));
    if (steps.size > 1)
      yield {
        element: 'others',
        fault: `${others.join(', ')} must be options of one step; write a rule for each step`,
      };
    for (const key of options) {
      if (known.get(key))
        yield { element: 'options', fault: `“${key}” is a standard option, which needs nothing` };
    }
  }
}

function readRule(
  { path, kind, options, machines, others, reason }: WrittenRule,
  isFigure: (name: string) => boolean,
): ReadRule {
  return {
    id: path,
    kind: kind === 'allows' || kind === 'needs' ? kind : 'excludes',
    of: options,
    others,
    reason,
    conditions: machines.flatMap((machine) => readCondition(machine, isFigure) ?? []),
  };
}

/** The rules for one machine, and those that follow from what there is in the catalogue. */
export function bookFor(
  { steps, rules }: ReadRules,
  facts: MachineFacts,
  more: readonly Rule[] = [],
): RuleBook {
  return {
    steps,
    rules: [
      ...rules.flatMap(({ conditions, kind, ...rule }): Rule[] => {
        const isMet = conditions.every((condition) => meets(facts, condition));
        if (kind === 'allows') return isMet ? [] : [{ ...rule, kind: 'bars' }];
        return isMet ? [{ ...rule, kind }] : [];
      }),
      ...more,
    ],
  };
}
