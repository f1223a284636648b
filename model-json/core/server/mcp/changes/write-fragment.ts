import { toJson } from '../../../repository/node-json';
import { childOf } from '../../../repository/path';
import type { Resource, Value } from '../../../repository/Resource';
import { differencesBetween, type Difference } from '../../../repository/versions/differences';
import { userNow } from '../../accounts/Actor';
import { initialValues } from '../../fragments/models/initial-values';
import { modelOf, type Model } from '../../fragments/models/Model';
import type { Instance } from '../../Instance';
import { touch } from '../../replace/touch';
import type { PlainValues } from '../content/form-values';
import { fragmentProblems, fragmentValues } from '../content/fragment-values';
import { fragmentSchema } from '../../fragments/models/fragment-schema';
import { notThere, ToolRefusal } from '../refusals';
import type { ToolContext } from '../Tool';
import type { KeptChange } from './AgentChanges';
import { keptOf } from './undo-change';

/** Values as they are stored: null removes one. */
export type StoredValues = Readonly<Record<string, Value | null>>;

/** The node of a fragment's elements. */
export const masterOf = (path: string): string => childOf(path, 'jcr:content/data/master');

/** What a form would say about values that it stores anyway. */
interface Checked {
  readonly stored: StoredValues;
  readonly warnings: readonly string[];
}

/** @throws ToolRefusal for values that are not those of the model, or that its form would not save */
function checked(model: Model, before: PlainValues, values: PlainValues): Checked {
  const cure = 'See the schema with get-aem-fragment or search-aem-fragment-models, and correct them.';
  const parsed = fragmentSchema(model).safeParse(values);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `${path.join('/') || 'values'}: ${message}`,
    );
    throw new ToolRefusal(
      'invalid',
      `The values are not those of ${model.title}: ${faults.join('; ')}.`,
      cure,
    );
  }
  // An empty text or list is no value, as in Sling.
  const entries = Object.entries(parsed.data as Record<string, Value | null>);
  const stored = Object.fromEntries(entries.map(([name, value]) => [name, isNothing(value) ? null : value]));
  const { problems, warnings } = fragmentProblems(model, before, stored);
  const lines = (found: typeof problems) => found.map(({ place, message }) => `${place}: ${message}`);
  if (problems.length > 0)
    throw new ToolRefusal('invalid', `${model.title} would not be saved: ${lines(problems).join(' ')}`, cure);
  return { stored, warnings: lines(warnings) };
}

const isNothing = (value: Value | null): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0);

/** Writes values of fragments. */
export const writeFragment = {
  /**
   * The values that a new fragment of a model would have beside those that it begins with.
   *
   * @throws ToolRefusal if there can be none, or they are not those of the model
   */
  check(path: string, values: PlainValues, { repository }: Instance): Checked {
    const node = repository.get(path);
    const model = node && modelOf(node);
    if (!model) throw notThere('fragment model', path, 'search-aem-fragment-models');
    if (model.status !== 'enabled')
      throw new ToolRefusal(
        'not-possible',
        `The model ${model.title} is not enabled, so no fragment can be made of it.`,
        'Choose a model that search-aem-fragment-models lists as enabled, or ask a person to enable this one.',
      );
    return checked(model, initialValues(model), values);
  },

  /** What values would change. @throws ToolRefusal */
  plan(
    model: Model,
    fragment: Resource,
    values: PlainValues,
  ): Checked & { readonly differences: Difference[] } {
    const before = fragmentValues(model, fragment);
    const { stored, warnings } = checked(model, before, values);
    const after = Object.fromEntries(
      Object.entries({ ...before, ...stored }).filter(([, value]) => value !== null),
    );
    const differences = differencesBetween(before as Record<string, Value>, after as Record<string, Value>);
    return { stored, warnings, differences };
  },

  /** Stores values without remembering what was there. */
  async store(
    path: string,
    values: StoredValues,
    { instance, editorId }: ToolContext,
    expected?: string,
  ): Promise<void> {
    await instance.repository.change(
      (draft) => {
        for (const [name, value] of Object.entries(values))
          draft.setProperty(masterOf(path), name, value ?? undefined);
        touch(draft, path, new Date());
      },
      { by: editorId, ...(expected !== undefined && { expected: [{ path, version: expected }] }) },
    );
  },

  /** Stores values, and remembers what was there so that it can be undone. */
  async change(
    fragment: Resource,
    values: StoredValues,
    version: string,
    context: ToolContext,
  ): Promise<KeptChange> {
    const { agentChanges, repository } = context.instance;
    if (!agentChanges) throw new Error('agents need a place for their changes');
    const { path } = fragment;
    const summary = `set ${Object.keys(values).join(', ')}`.slice(0, 300);
    const kept = await agentChanges.add({
      ...{ path, user: userNow(), at: new Date().toISOString(), summary, before: keptOf(fragment) },
    });
    try {
      await this.store(path, values, context, version);
    } catch (error) {
      await agentChanges.remove(kept.id);
      throw error;
    }
    const left = repository.get(path);
    const made = { ...kept, after: left ? keptOf(left) : toJson(fragment) };
    await agentChanges.put(made);
    return made;
  },
};
