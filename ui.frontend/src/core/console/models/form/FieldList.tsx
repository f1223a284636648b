import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FieldType } from '../../../../../../shared/authoring/fragment-model';
import { notices } from '../../notices/Notices';
import { AddField } from './AddField';
import { DeleteField } from './DeleteField';
import { movedTo, withCopy, withField, withoutField, withSettings, type DraftField } from './draft';
import { FieldRow } from './FieldRow';
import { FieldSettings } from './FieldSettings';
import type { ModelForm } from './use-model-form';
import { useFieldDrag } from './use-field-drag';
import { t } from '../../../../../../shared/authoring/language/t';

interface FieldListProps {
  form: ModelForm;
  /** Whether the author has tried to save: then what is missing is marked, too. */
  isChecked: boolean;
  /** The fields whose settings are shown, by key. */
  open: ReadonlySet<string>;
  onOpen(change: (last: ReadonlySet<string>) => ReadonlySet<string>): void;
}

/** The fields of a model in order. The settings of each open in its place. */
export function FieldList({ form, isChecked, open, onOpen }: FieldListProps): ReactNode {
  const { draft, faults, read } = form;
  const { fields } = draft;
  const { mayWrite } = read.model;
  const list = useRef<HTMLOListElement>(null);
  const [asked, setAsked] = useState<DraftField>();
  const [said, setSaid] = useState('');
  // What gets the focus once it is drawn: a part of a field's row.
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const selector = wanted.current;
    wanted.current = undefined;
    if (selector !== undefined) list.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  const show = (key: string, part: string) => {
    onOpen((last) => new Set(last).add(key));
    wanted.current = `[data-key="${key}"] ${part}`;
  };
  const toggle = (key: string) =>
    onOpen((last) =>
      last.has(key) ? new Set([...last].filter((each) => each !== key)) : new Set(last).add(key),
    );
  const move = (field: DraftField, place: number, part: string) => {
    if (place < 0 || place >= fields.length) return;
    form.change((last) => movedTo(last, field.key, place));
    wanted.current = `[data-key="${field.key}"] ${part}`;
    setSaid(
      t('{label} is now field {value} of {fields}.', {
        label: labelOf(field),
        value: place + 1,
        fields: fields.length,
      }),
    );
  };
  const drag = useFieldDrag(fields, (key, place) => form.change((last) => movedTo(last, key, place)));
  const add = (type: FieldType) => {
    const { draft: next, key } = withField(draft, type);
    form.change(() => next);
    show(key, 'input');
  };
  const copy = ({ key }: DraftField) => {
    const { draft: next, key: made } = withCopy(draft, key);
    form.change(() => next);
    show(made, 'input');
  };
  const remove = (field: DraftField) => {
    const at = fields.indexOf(field);
    const next = fields[at + 1] ?? fields[at - 1];
    form.change((last) => withoutField(last, field.key));
    if (next) wanted.current = `[data-key="${next.key}"] [aria-expanded]`;
    notices.say(t('Deleted the field “{label}”. It is gone when you save.', { label: labelOf(field) }), {
      title: t('Undo'),
      run: () => form.change((last) => ({ ...last, fields: last.fields.toSpliced(at, 0, field) })),
    });
  };
  const heldOf = ({ node }: DraftField): number => {
    const stored = node === undefined ? undefined : read.model.fields.find((each) => each.node === node);
    return (stored && read.model.held[stored.name]) ?? 0;
  };
  return (
    <section aria-labelledby="fields" className="co-models__fields">
      <h2 id="fields">{t('Fields ({fields})', { fields: fields.length })}</h2>
      {fields.length === 0 && (
        <p className="co-note">
          {t('There are no fields yet.')}
          {mayWrite && ` ${t('Add the first one: what should authors fill in?')}`}
        </p>
      )}
      <ol ref={list}>
        {fields.map((field, i) => (
          <FieldRow
            key={field.key}
            field={field}
            isOpen={open.has(field.key)}
            isFixed={!mayWrite}
            isFaulty={isChecked && faults.has(field.key)}
            place={i}
            count={fields.length}
            drag={drag(field.key)}
            onToggle={() => toggle(field.key)}
            onMove={(place, part) => move(field, place, part)}
            onCopy={() => copy(field)}
            onDelete={() => (heldOf(field) > 0 ? setAsked(field) : remove(field))}
          >
            <FieldSettings
              field={field}
              faults={faults.get(field.key) ?? {}}
              isChecked={isChecked}
              held={heldOf(field)}
              seesAll={read.model.seesAll}
              onChange={(settings) => form.change((last) => withSettings(last, field.key, settings))}
            />
          </FieldRow>
        ))}
      </ol>
      {mayWrite && <AddField onAdd={add} />}
      <p role="status" className="co-hidden">
        {said}
      </p>
      {asked && (
        <DeleteField
          label={labelOf(asked)}
          held={heldOf(asked)}
          onClose={() => setAsked(undefined)}
          onDelete={() => {
            setAsked(undefined);
            remove(asked);
          }}
        />
      )}
    </section>
  );
}

const labelOf = ({ label, name }: DraftField): string => label || name || t('Untitled field');
