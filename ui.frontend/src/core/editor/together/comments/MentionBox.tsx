import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Person } from '../../../../../../shared/authoring/together';
import { Avatar } from '../people/Avatar';
import { completed, matching, queryAt } from './mentions';
import { t } from '../../../../../../shared/authoring/language/t';

interface MentionBoxProps {
  label: string;
  text: string;
  people: readonly Person[];
  onChange(text: string): void;
  /** Control and Enter. */
  onSend(): void;
  onCancel(): void;
  takesFocus?: boolean;
}

/** A text in which `@` offers people: arrow keys choose, Enter or Tab takes one, Escape closes the list. */
export function MentionBox(props: MentionBoxProps): ReactNode {
  const { label, text, people, onChange, onSend, onCancel, takesFocus = false } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const next = useRef<number>(undefined);
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState<number>();
  const query = queryAt(text, caret);
  const offered = query && query.from !== closedAt ? matching(people, query.word) : [];
  const chosen = offered[Math.min(active, offered.length - 1)];

  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    field.current?.setSelectionRange(next.current, next.current);
    next.current = undefined;
  }, [text]);

  const take = (person: Person) => {
    if (!query) return;
    const done = completed(text, query.from, caret, person);
    next.current = done.caret;
    setCaret(done.caret);
    setActive(0);
    onChange(done.text);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
    else if (chosen && key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (chosen && key === 'ArrowUp') setActive((active + offered.length - 1) % offered.length);
    else if (chosen && (key === 'Enter' || key === 'Tab')) take(chosen);
    else if (chosen && key === 'Escape') setClosedAt(query?.from);
    else if (key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="tg-box">
      <label className="tg-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        ref={field}
        className="tg-text"
        rows={3}
        maxLength={5000}
        value={text}
        aria-autocomplete="list"
        aria-controls={chosen && `${id}-people`}
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        onChange={({ target }) => {
          setCaret(target.selectionStart);
          setActive(0);
          onChange(target.value);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      <span role="status" className="ed-hidden">
        {chosen
          ? t('{offered} people: arrow keys choose, Enter takes {name}', {
              offered: offered.length,
              name: chosen.name,
            })
          : ''}
      </span>
      {chosen && (
        <ul className="tg-offer" role="listbox" id={`${id}-people`} aria-label={t('People')}>
          {offered.map((person) => (
            // The text keeps the focus and handles the keys.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={person.id}
              id={`${id}-${person.id}`}
              role="option"
              className="tg-offer__item"
              aria-selected={person === chosen}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              <Avatar person={person} />
              {person.name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
