import { useEffect, useMemo, useState } from 'react';
import type { DialogField } from '../../kit/dialogs/dialog';
import { draftOf, dropDraft, keepDraft } from './draft';
import { changedValues } from './form/changed-values';
import { checkValues, type Problem } from './form/check-values';
import { same } from './form/node';
import type { Value, Values } from './form/Values';

/** A form being filled in. */
export interface Form {
  readonly before: Values;
  readonly values: Values;
  readonly isDirty: boolean;
  /** Empty until an attempt to save finds some; updated live from then on. */
  readonly problems: readonly Problem[];
  /** Unsaved values of an earlier visit, until the author restores or discards them. */
  readonly draft: Values | undefined;
  set(name: string, value: Value): void;
  /** @returns whether the form is valid; if not, `problems` has the reasons */
  check(): boolean;
  takeDraft(): void;
  forget(): void;
}

/** State of a form with initial values `before`. If they change, fields that the author has not changed follow. */
export function useForm(path: string, fields: readonly DialogField[], before: Values): Form {
  const [values, setValues] = useState(before);
  const [draft, setDraft] = useState(() => draftOf(path, before));
  const [checked, setChecked] = useState(false);
  const [seen, setSeen] = useState(before);
  if (seen !== before) {
    setSeen(before);
    const follow = (name: string) => (same(values[name], seen[name]) ? before[name] : values[name]);
    setValues(Object.fromEntries(Object.keys(before).map((name) => [name, follow(name)])));
  }
  const isDirty = !same(values, before);

  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => keepDraft(path, { before, values }), 250);
    return () => clearTimeout(timer);
  }, [path, before, values, isDirty]);

  const problems = useMemo(() => (checked ? checkValues(fields, values) : []), [checked, fields, values]);

  return {
    before,
    values,
    isDirty,
    problems,
    draft,
    set: (name, value) => setValues((all) => changedValues(fields, all, name, value)),
    check: () => {
      const isValid = checkValues(fields, values).length === 0;
      if (!isValid) setChecked(true);
      return isValid;
    },
    takeDraft: () => {
      if (draft) setValues(draft);
      setDraft(undefined);
    },
    forget: () => {
      dropDraft(path);
      setDraft(undefined);
    },
  };
}
