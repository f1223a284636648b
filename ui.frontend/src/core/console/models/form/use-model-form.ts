import { useMemo, useState } from 'react';
import type { FieldFaults } from '../../../../../../shared/authoring/model-faults';
import { faultText } from '../../http/fault-text';
import { SlingError } from '../../http/sling';
import { notices } from '../../notices/Notices';
import { readModel, saveModel, type ReadModel } from '../model-http';
import { changeOf, draftFaults, draftOf, isChanged, rekeyed, withNodes, type ModelDraft } from './draft';
import { joinDrafts } from './join-drafts';
import { t } from '../../../../../../shared/authoring/language/t';

/** Somebody else has changed the model, and the same things in it. */
export interface Conflict {
  readonly latest: ReadModel;
  readonly by: string;
  /** What both changed. */
  readonly both: readonly string[];
}

/** A model in its editor: as it was read, and as it is typed. */
export interface ModelForm {
  readonly read: ReadModel;
  readonly draft: ModelDraft;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** What went wrong with the last save. */
  readonly error: string | undefined;
  readonly conflict: Conflict | undefined;
  /** What is wrong with fields, by key. */
  readonly faults: ReadonlyMap<string, FieldFaults>;
  change(edit: (draft: ModelDraft) => ModelDraft): void;
  /** Saves it. @returns whether all is right with it */
  save(): boolean;
  /** Goes on with what both did. */
  join(prefer: 'mine' | 'theirs'): void;
  discard(): void;
  /** Reads it again, if nothing is typed. */
  reload(): Promise<void>;
}

/** @param first the model as it was read */
export function useModelForm(first: ReadModel): ModelForm {
  const [read, setRead] = useState(first);
  const [base, setBase] = useState(() => draftOf(first.model));
  const [draft, setDraft] = useState(base);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const known = useMemo(() => new Set(read.model.fields.map(({ name }) => name)), [read]);
  const faults = useMemo(() => draftFaults(draft, known), [draft, known]);

  const begin = (latest: ReadModel, next: ModelDraft) => {
    setRead(latest);
    setBase(next);
  };
  /** The author may have gone on typing while it was saved. */
  const settle = (saved: ReadModel, sent: ModelDraft, said: string) => {
    const now = draftOf(saved.model);
    const next = rekeyed(now, withNodes(sent, sent, now));
    begin(saved, next);
    const stored = (typed: ModelDraft) => withNodes(typed, sent, now);
    setDraft((typed) => joinDrafts(stored(draft), stored(typed), next, 'mine').draft);
    notices.say(said);
  };
  const send = async () => {
    const { id } = read.model;
    try {
      return settle(await saveModel(id, read.tag, changeOf(draft)), draft, SAVED);
    } catch (failure) {
      if (!(failure instanceof SlingError && failure.isStale)) throw failure;
    }
    const latest = await readModel(id);
    const theirs = rekeyed(draftOf(latest.model), base);
    const { draft: joined, both } = joinDrafts(base, draft, theirs, 'mine');
    const by = latest.model.modified?.by ?? t('Somebody else');
    if (both.length > 0) return setConflict({ latest, by, both });
    const saved = await saveModel(id, latest.tag, changeOf(joined));
    settle(saved, joined, `${SAVED} ${t('What {by} changed meanwhile is kept.', { by })}`);
  };
  return {
    read,
    draft,
    isChanged: isChanged(base, draft),
    isSaving,
    error,
    conflict,
    faults,
    change: setDraft,
    save() {
      if (draft.title.trim() === '' || faults.size > 0) return false;
      if (isSaving) return true;
      setSaving(true);
      setError(undefined);
      void send()
        .catch((failure: unknown) => setError(faultText(failure)))
        .finally(() => setSaving(false));
      return true;
    },
    join(prefer) {
      if (!conflict) return;
      const theirs = rekeyed(draftOf(conflict.latest.model), base);
      setDraft(joinDrafts(base, draft, theirs, prefer).draft);
      begin(conflict.latest, theirs);
      setConflict(undefined);
    },
    discard: () => setDraft(base),
    async reload() {
      const latest = await readModel(read.model.id);
      const next = rekeyed(draftOf(latest.model), base);
      begin(latest, next);
      setDraft(next);
    },
  };
}

const SAVED = t('Saved. Forms of fragments show it when they are opened.');
