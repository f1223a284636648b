import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { Icon, type IconName } from '../../shell/Icon';
import { TYPE_TITLES } from '../model-texts';
import type { DraftField } from './draft';
import type { FieldDrag } from './use-field-drag';
import { t } from '../../../../../../shared/authoring/language/t';

interface FieldRowProps {
  field: DraftField;
  isOpen: boolean;
  isFaulty: boolean;
  /** Whether the author may only look at it. */
  isFixed: boolean;
  /** From 0. */
  place: number;
  count: number;
  drag: FieldDrag;
  onToggle(): void;
  /** @param part selects what keeps the focus in the row */
  onMove(place: number, part: string): void;
  onCopy(): void;
  onDelete(): void;
  /** Its settings. */
  children: ReactNode;
}

/** A field as a line, which opens its settings. Alt, Shift and arrows move it. */
export function FieldRow(props: FieldRowProps): ReactNode {
  const { field, isOpen, isFaulty, isFixed, place, count, drag, onMove, children } = props;
  const id = useId();
  const label = field.label || t('Untitled field');
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || !event.altKey || !event.shiftKey || isFixed) return;
    event.preventDefault();
    onMove(place + step, '[aria-expanded]');
  };
  const action = (name: string, icon: IconName, run: () => void, part?: string, isOff = false) => (
    <button
      type="button"
      className="co-action"
      aria-label={`${name}: ${label}`}
      title={name}
      aria-disabled={isOff || undefined}
      data-part={part}
      onClick={() => !isOff && run()}
    >
      <Icon name={icon} />
    </button>
  );
  const marks = [
    field.required && t('Required'),
    field.multiple && field.type !== 'tag' && t('Several'),
    field.isForeign && t('Not in forms here'),
  ].filter(Boolean);
  return (
    <li data-key={field.key} data-open={isOpen || undefined} {...drag.target}>
      <div className="co-models__field">
        {!isFixed && (
          <span className="co-models__grip" title={t('Drag to another place')} {...drag.handle}>
            <Icon name="grip" />
          </span>
        )}
        <button
          type="button"
          className="co-models__name"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-keyshortcuts="Alt+Shift+ArrowUp Alt+Shift+ArrowDown"
          onClick={props.onToggle}
          onKeyDown={press}
        >
          <Icon name={isOpen ? 'down' : 'right'} />
          <span>
            <b>{label}</b>
            <small>{[TYPE_TITLES[field.type], field.name, ...marks].filter(Boolean).join(' · ')}</small>
            {isFaulty && (
              <span className="co-state" data-tone="negative">
                <Icon name="alert" />
                {t('Not right yet')}
              </span>
            )}
          </span>
        </button>
        {!isFixed && (
          <div className="co-models__actions">
            {action(t('Move up'), 'up', () => onMove(place - 1, '[data-part="up"]'), 'up', place === 0)}
            {action(
              t('Move down'),
              'down',
              () => onMove(place + 1, '[data-part="down"]'),
              'down',
              place === count - 1,
            )}
            {action(t('Duplicate'), 'copy', props.onCopy)}
            {action(t('Delete'), 'bin', props.onDelete)}
          </div>
        )}
      </div>
      <fieldset id={id} className="co-models__settings" hidden={!isOpen} disabled={isFixed}>
        <legend className="co-hidden">{t('Settings of {label}', { label })}</legend>
        {isOpen && children}
      </fieldset>
    </li>
  );
}
