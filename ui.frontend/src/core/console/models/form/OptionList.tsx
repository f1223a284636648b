import { useEffect, useRef, type ReactNode } from 'react';
import type { FieldOption } from '../../../../../../shared/authoring/fragment-model';
import { Icon } from '../../shell/Icon';
import { propertyOf } from './draft';
import { t } from '../../../../../../shared/authoring/language/t';

interface OptionListProps {
  options: readonly FieldOption[];
  fault: string | undefined;
  onChange(options: readonly FieldOption[]): void;
}

/** The choices of a field in order: what authors read, and what is stored. The value follows the text until it is typed. */
export function OptionList({ options, fault, onChange }: OptionListProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const isAdding = useRef(false);
  useEffect(() => {
    if (isAdding.current) list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    isAdding.current = false;
  }, [options.length]);
  const set = (at: number, option: FieldOption) => onChange(options.with(at, option));
  const setText = (at: number, { text, value }: FieldOption, next: string) =>
    set(at, { text: next, value: value === propertyOf(text) ? propertyOf(next) : value });
  const swap = (at: number) => {
    const [one, other] = [options[at], options[at + 1]];
    if (one && other) onChange(options.with(at, other).with(at + 1, one));
  };
  return (
    <fieldset className="co-models__options">
      <legend className="co-field__label">{t('Choices')}</legend>
      {fault !== undefined && (
        <p className="co-field__said" data-fault>
          {fault}
        </p>
      )}
      <ol ref={list}>
        {options.map((option, i) => (
          // A choice has nothing but its place until it is typed.
          <li key={i}>
            <label>
              <span>{t('Text')}</span>
              <input
                className="co-input"
                value={option.text}
                onChange={({ target }) => setText(i, option, target.value)}
              />
            </label>
            <label>
              <span>{t('Value')}</span>
              <input
                className="co-input"
                value={option.value}
                spellCheck={false}
                onChange={({ target }) => set(i, { ...option, value: target.value })}
              />
            </label>
            <div className="co-models__actions">
              <button
                type="button"
                className="co-action"
                aria-label={t('Move up: {text}', { text: option.text })}
                aria-disabled={i === 0 || undefined}
                onClick={() => swap(i - 1)}
              >
                <Icon name="up" />
              </button>
              <button
                type="button"
                className="co-action"
                aria-label={t('Remove: {text}', { text: option.text })}
                onClick={() => onChange(options.toSpliced(i, 1))}
              >
                <Icon name="close" />
              </button>
            </div>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="co-button"
        onClick={() => {
          isAdding.current = true;
          onChange([...options, { text: '', value: '' }]);
        }}
      >
        {t('Add choice')}
      </button>
    </fieldset>
  );
}
