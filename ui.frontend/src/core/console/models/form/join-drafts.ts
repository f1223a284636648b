import type { DraftField, ModelDraft } from './draft';
import { isSame } from './is-same';
import { t } from '../../../../../../shared/authoring/language/t';

/** Two changes of a model in one, and what both changed. */
export interface Joined {
  readonly draft: ModelDraft;
  /** What both changed differently, as the author reads it. */
  readonly both: readonly string[];
}

/**
 * Joins what two people did to a model. What only one of them changed stays as they changed it; of what both changed, one
 * counts.
 *
 * @param base the model that both began with
 */
export function joinDrafts(
  base: ModelDraft,
  mine: ModelDraft,
  theirs: ModelDraft,
  prefer: 'mine' | 'theirs',
): Joined {
  const both: string[] = [];
  const settle = <T>(label: string, was: T, my: T, their: T): T => {
    if (isSame(my, was) || isSame(my, their)) return their;
    if (isSame(their, was)) return my;
    both.push(label);
    return prefer === 'mine' ? my : their;
  };
  const [was, my, their] = [byKey(base), byKey(mine), byKey(theirs)];
  const joined = new Map<string, DraftField>();
  for (const key of new Set([...my.keys(), ...their.keys()])) {
    const field = joinedField(was.get(key), my.get(key), their.get(key), settle);
    if (field) joined.set(key, field);
  }
  // The order is that of the one who changed it; if both did, of the author who saves.
  const isOrdered = !isSame(keysIn(mine, was), keysIn(base, my));
  const [first, second] = isOrdered ? [mine, theirs] : [theirs, mine];
  const draft: ModelDraft = {
    title: settle(t('Title'), base.title, mine.title, theirs.title),
    description: settle(t('Description'), base.description, mine.description, theirs.description),
    status: settle(t('Enabled'), base.status, mine.status, theirs.status),
    fields: inOrder(first, second, joined),
  };
  return { draft, both };
}

/** Undefined if it is deleted. A deleted field that the other one changed is something that both changed. */
function joinedField(
  was: DraftField | undefined,
  my: DraftField | undefined,
  their: DraftField | undefined,
  settle: <T>(label: string, was: T, my: T, their: T) => T,
): DraftField | undefined {
  if (!was) return my ?? their;
  const field = settle(was.label, was, my, their);
  // Its node is gone, so it is a new field from now on.
  return field && !their ? { ...field, node: undefined } : field;
}

/** The fields in the order of one draft; those that only the other one has stand beside the field that they stand beside there. */
function inOrder(
  first: ModelDraft,
  second: ModelDraft,
  joined: ReadonlyMap<string, DraftField>,
): readonly DraftField[] {
  const keys = first.fields.map(({ key }) => key).filter((key) => joined.has(key));
  second.fields.forEach(({ key }, i) => {
    if (!joined.has(key) || keys.includes(key)) return;
    const before = keys.indexOf(second.fields[i - 1]?.key ?? '');
    const after = keys.indexOf(second.fields[i + 1]?.key ?? '');
    keys.splice(before >= 0 ? before + 1 : after >= 0 ? after : keys.length, 0, key);
  });
  return keys.flatMap((key) => joined.get(key) ?? []);
}

const byKey = ({ fields }: ModelDraft): ReadonlyMap<string, DraftField> =>
  new Map(fields.map((field) => [field.key, field]));

const keysIn = ({ fields }: ModelDraft, known: ReadonlyMap<string, unknown>): readonly string[] =>
  fields.map(({ key }) => key).filter((key) => known.has(key));
