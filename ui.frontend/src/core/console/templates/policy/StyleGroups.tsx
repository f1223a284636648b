import type { MouseEvent, ReactNode } from 'react';
import type {
  PolicyStyle,
  PolicyStyleGroup,
  PolicyValues,
} from '../../../../../../shared/authoring/template';
import { Field } from '../../dialogs/Field';
import { inserted, moved, replaced, without } from './lists';
import { t } from '../../../../../../shared/authoring/language/t';

interface StyleGroupsProps {
  groups: readonly PolicyStyleGroup[];
  defaultClasses: string;
  onChange(changed: Pick<PolicyValues, 'styleGroups'> | Pick<PolicyValues, 'defaultClasses'>): void;
}

/** The styles that authors can choose, in groups. */
export function StyleGroups({ groups, defaultClasses, onChange }: StyleGroupsProps): ReactNode {
  const change = (styleGroups: readonly PolicyStyleGroup[]) => onChange({ styleGroups });
  return (
    <section className="co-tpl__section" aria-label={t('Styles')} tabIndex={-1} data-styles>
      <h3>{t('Styles')}</h3>
      <Field
        label={t('Default CSS classes')}
        hint={t('Of components for which an author has chosen no style.')}
      >
        {(attributes) => (
          <input
            {...attributes}
            spellCheck={false}
            value={defaultClasses}
            onChange={({ target }) => onChange({ defaultClasses: target.value })}
          />
        )}
      </Field>
      {groups.map((group, i) => (
        <fieldset key={group.name ?? i} className="co-tpl__group">
          <legend>{group.label || t('New group')}</legend>
          <div className="co-tpl__row">
            <Labelled
              label={t('Group')}
              value={group.label}
              isNew={group.name === undefined}
              onChange={(label) => change(replaced(groups, i, { ...group, label }))}
            />
            <label className="co-check">
              <input
                type="checkbox"
                checked={group.multiple}
                onChange={() => change(replaced(groups, i, { ...group, multiple: !group.multiple }))}
              />
              {t('Several can be combined')}
            </label>
            <Movers
              what={`group ${group.label}`}
              {...{ i }}
              count={groups.length}
              onMove={(by) => change(moved(groups, i, by))}
              onRemove={() => change(without(groups, i))}
            />
          </div>
          <Styles group={group} onChange={(styles) => change(replaced(groups, i, { ...group, styles }))} />
        </fieldset>
      ))}
      <button
        type="button"
        className="co-button"
        onClick={() =>
          change(inserted(groups, { label: '', multiple: false, styles: [{ label: '', classes: '' }] }))
        }
      >
        {t('Add a group of styles')}
      </button>
    </section>
  );
}

interface StylesProps {
  group: PolicyStyleGroup;
  onChange(styles: readonly PolicyStyle[]): void;
}

function Styles({ group, onChange }: StylesProps): ReactNode {
  const { styles } = group;
  return (
    <>
      <ul className="co-tpl__styles">
        {styles.map((style, i) => (
          <li key={style.name ?? i} className="co-tpl__row">
            <Labelled
              label={t('Style')}
              value={style.label}
              isNew={style.name === undefined && (group.name !== undefined || i > 0)}
              onChange={(label) => onChange(replaced(styles, i, { ...style, label }))}
            />
            <Labelled
              label={t('CSS classes')}
              value={style.classes}
              isCode
              onChange={(classes) => onChange(replaced(styles, i, { ...style, classes }))}
            />
            <Movers
              what={`style ${style.label}`}
              {...{ i }}
              count={styles.length}
              onMove={(by) => onChange(moved(styles, i, by))}
              onRemove={() => onChange(without(styles, i))}
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="co-action"
        onClick={() => onChange(inserted(styles, { label: '', classes: '' }))}
      >
        {group.label
          ? t('Add a style to {label}', { label: group.label })
          : t('Add a style to the new group')}
      </button>
    </>
  );
}

interface LabelledProps {
  label: string;
  value: string;
  isCode?: boolean;
  /** Gets the focus when it appears empty. */
  isNew?: boolean;
  onChange(value: string): void;
}

const focused = (input: HTMLInputElement | null): void => input?.focus();

const Labelled = ({ label, value, isCode, isNew, onChange }: LabelledProps): ReactNode => (
  <label className="co-field">
    <span className="co-field__label">{label}</span>
    <input
      ref={isNew && value === '' ? focused : undefined}
      value={value}
      spellCheck={!isCode}
      maxLength={isCode ? 500 : 100}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);

interface MoversProps {
  what: string;
  i: number;
  count: number;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** What had the focus goes away: it stays in the section. */
const keepFocus = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest<HTMLElement>('[data-styles]')?.focus();

const Movers = ({ what, i, count, onMove, onRemove }: MoversProps): ReactNode => (
  <span className="co-tpl__movers" role="group" aria-label={what}>
    <button
      type="button"
      className="co-action"
      aria-disabled={i === 0 || undefined}
      onClick={() => i > 0 && onMove(-1)}
    >
      <span aria-hidden="true">↑</span>
      <span className="co-hidden">{t('Move {what} up', { what })}</span>
    </button>
    <button
      type="button"
      className="co-action"
      aria-disabled={i === count - 1 || undefined}
      onClick={() => i < count - 1 && onMove(1)}
    >
      <span aria-hidden="true">↓</span>
      <span className="co-hidden">{t('Move {what} down', { what })}</span>
    </button>
    <button
      type="button"
      className="co-action"
      data-destructive
      onClick={(event) => {
        keepFocus(event);
        onRemove();
      }}
    >
      <span aria-hidden="true">{t('Remove')}</span>
      <span className="co-hidden">{t('Remove {what}', { what })}</span>
    </button>
  </span>
);
