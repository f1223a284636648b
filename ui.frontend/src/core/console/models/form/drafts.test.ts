import type { EditedModel } from '../../../../../../shared/authoring/fragment-model';
import {
  changeOf,
  draftFaults,
  draftOf,
  isChanged,
  movedTo,
  propertyOf,
  rekeyed,
  withCopy,
  withField,
  withNodes,
  withoutField,
  withSettings,
  type ModelDraft,
} from './draft';
import { joinDrafts } from './join-drafts';

const field = (name: string) => ({
  node: name,
  name,
  label: name.toUpperCase(),
  type: 'text' as const,
  multiple: false,
  required: false,
});
const base = draftOf({
  title: 'Job',
  status: 'enabled',
  fields: [field('a'), field('b'), field('c')],
} as unknown as EditedModel);
const names = ({ fields }: ModelDraft) => fields.map(({ name }) => name);
const labelled = (draft: ModelDraft, key: string, label: string) => withSettings(draft, key, { label });

describe('a draft of a model', () => {
  it('names the property of a new field after its label, until it is typed', () => {
    const { draft, key } = withField(base, 'text');
    const named = labelled(draft, key, 'Öffnungs-Zeiten 2');
    expect(names(named)).toEqual(['a', 'b', 'c', 'offnungsZeiten2']);
    const typed = withSettings(named, key, { name: 'hours' });
    expect(names(labelled(typed, key, 'Other'))).toEqual(['a', 'b', 'c', 'hours']);
    expect(names(labelled(base, 'a', 'Other'))).toEqual(['a', 'b', 'c']);
    expect(propertyOf('24 hours')).toBe('Hours');
  });

  it('copies a field after itself, with a property of its own and the node that it is a copy of', () => {
    const once = withCopy(base, 'a');
    const twice = withCopy(once.draft, 'a').draft;
    expect(names(twice)).toEqual(['a', 'aCopy-2', 'aCopy', 'b', 'c']);
    expect(changeOf(twice).fields[2]).toMatchObject({ copyOf: 'a', label: 'A (copy)' });
    expect(changeOf(twice).fields[2]).not.toHaveProperty('node');
    expect(draftFaults(twice, new Set())).toEqual(new Map());
  });

  it('moves and deletes fields', () => {
    expect(names(movedTo(base, 'a', 2))).toEqual(['b', 'c', 'a']);
    expect(names(movedTo(base, 'c', -1))).toEqual(['c', 'a', 'b']);
    expect(names(withoutField(base, 'b'))).toEqual(['a', 'c']);
  });

  it('is not changed by what says the same', () => {
    expect(isChanged(base, withSettings(base, 'a', { description: '', initial: undefined }))).toBe(false);
    expect(isChanged(base, labelled(base, 'a', 'Z'))).toBe(true);
    expect(isChanged(base, movedTo(base, 'a', 1))).toBe(true);
  });

  it('keeps its keys when it is saved, also of what was typed meanwhile', () => {
    const { draft: sent, key } = withField(base, 'text');
    const saved = draftOf({
      ...sent,
      fields: sent.fields.map((each) => ({ ...each, node: each.node ?? 'made' })),
    } as unknown as EditedModel);
    const typed = withNodes(labelled(sent, key, 'More'), sent, saved);
    expect(typed.fields.at(-1)).toMatchObject({ key, node: 'made', label: 'More' });
    expect(rekeyed(saved, typed).fields.map((each) => each.key)).toEqual(['a', 'b', 'c', key]);
  });

  it('names the fields that are not right yet', () => {
    const { draft, key } = withField(base, 'enumeration');
    expect([...draftFaults(draft, new Set())]).toEqual([
      [key, { label: expect.anything(), name: expect.anything(), options: expect.anything() }],
    ]);
  });
});

describe('what two people did to a model', () => {
  const join = (mine: ModelDraft, theirs: ModelDraft, prefer: 'mine' | 'theirs' = 'mine') =>
    joinDrafts(base, mine, theirs, prefer);

  it('is joined if they changed different things', () => {
    const mine = labelled(withoutField(base, 'c'), 'a', 'Mine');
    const theirs = { ...labelled(base, 'b', 'Theirs'), title: 'Offer' };
    const { draft, both } = join(mine, theirs);
    expect(both).toEqual([]);
    expect([draft.title, ...draft.fields.map(({ label }) => label)]).toEqual(['Offer', 'Mine', 'Theirs']);
  });

  it('keeps fields that both added, each after the field that it followed', () => {
    const mine = withCopy(base, 'b').draft;
    const added = withCopy(base, 'a').draft;
    const theirs = draftOf({
      ...added,
      fields: changeOf(added).fields.map((each) => ({ ...each, node: each.name })),
    } as unknown as EditedModel);
    expect(names(join(mine, theirs).draft)).toEqual(['a', 'aCopy', 'b', 'bCopy', 'c']);
  });

  it('has at its end what both added there', () => {
    const empty = withoutField(withoutField(withoutField(base, 'a'), 'b'), 'c');
    const theirs = { ...empty, fields: base.fields.slice(0, 1) };
    const mine = withField(empty, 'number').draft;
    expect(names(joinDrafts(empty, mine, theirs, 'mine').draft)).toEqual(['a', '']);
  });

  it('has the order of the one who changed it', () => {
    const moved = movedTo(base, 'c', 0);
    expect(names(join(moved, labelled(base, 'a', 'X')).draft)).toEqual(['c', 'a', 'b']);
    expect(names(join(labelled(base, 'a', 'X'), moved).draft)).toEqual(['c', 'a', 'b']);
  });

  it('is named where both changed the same, and one of them counts', () => {
    const [mine, theirs] = [labelled(base, 'a', 'Mine'), labelled(base, 'a', 'Theirs')];
    expect(join(mine, theirs)).toMatchObject({ both: ['A'], draft: { fields: [{ label: 'Mine' }, {}, {}] } });
    expect(join(mine, theirs, 'theirs').draft.fields[0]?.label).toBe('Theirs');
    expect(join(mine, mine).both).toEqual([]);
  });

  it('asks about a field that one deleted and the other changed; kept, it is a new field', () => {
    const gone = withoutField(base, 'a');
    const changed = labelled(base, 'a', 'Changed');
    const kept = join(changed, gone);
    expect(kept.both).toEqual(['A']);
    expect(kept.draft.fields.find(({ name }) => name === 'a')).toMatchObject({
      label: 'Changed',
      node: undefined,
    });
    expect(names(join(changed, gone, 'theirs').draft)).toEqual(['b', 'c']);
    expect(names(join(gone, changed).draft)).toEqual(['b', 'c']);
    expect(names(join(gone, changed, 'theirs').draft)).toEqual(['a', 'b', 'c']);
  });
});
