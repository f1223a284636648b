import { useId, useState, type ReactNode } from 'react';
import type { KnownComponent } from '../../../../../../shared/authoring/template';
import { groupEntry, groupsOf, toggled, unknownIn, type ComponentGroup } from './component-choice';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface AllowedComponentsProps {
  /** As the policy stores them; null: what the container around it allows. */
  chosen: readonly string[] | null;
  components: readonly KnownComponent[];
  onChange(chosen: readonly string[] | null): void;
}

/** Which components authors may insert: whole groups, with what they get later, or one by one. */
export function AllowedComponents({ chosen, components, onChange }: AllowedComponentsProps): ReactNode {
  const [words, setWords] = useState('');
  const name = useId();
  const entries = chosen ?? [];
  const unknown = unknownIn(entries, components);
  const groups = groupsOf(components, words);
  const toggle = (entry: string) => onChange(toggled(entries, entry));
  return (
    <section className="co-tpl__section" aria-label={t('Allowed components')}>
      <h3>{t('Allowed components')}</h3>
      <div role="radiogroup" aria-label={t('What is allowed')}>
        <label className="co-check">
          <input type="radio" name={name} checked={chosen === null} onChange={() => onChange(null)} />
          {t('What the container around it allows')}
        </label>
        <label className="co-check">
          <input type="radio" name={name} checked={chosen !== null} onChange={() => onChange(entries)} />
          {t('These components')}
        </label>
      </div>
      {chosen !== null && (
        <>
          <label className="co-field">
            <span className="co-hidden">{t('Search components')}</span>
            <input
              type="search"
              placeholder={t('Search components')}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              // It searches while it is typed; the form must not be saved by it.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          </label>
          {groups.map((group) => (
            <Group key={group.title} {...{ group, entries }} onToggle={toggle} onChange={onChange} />
          ))}
          {groups.length === 0 && (
            <p className="co-note" role="status">
              {t('No component matches these words.')}
            </p>
          )}
          {unknown.length > 0 && (
            <fieldset className="co-tpl__group">
              <legend>{t('No longer there')}</legend>
              {unknown.map((entry) => (
                <label key={entry} className="co-check">
                  <input type="checkbox" checked onChange={() => toggle(entry)} />
                  <span>{entry}</span>
                </label>
              ))}
            </fieldset>
          )}
        </>
      )}
    </section>
  );
}

interface GroupProps {
  group: ComponentGroup;
  entries: readonly string[];
  onToggle(entry: string): void;
  onChange(entries: readonly string[]): void;
}

function Group({ group, entries, onToggle, onChange }: GroupProps): ReactNode {
  const { title, components, all } = group;
  const isWhole = entries.includes(groupEntry(title));
  const count = isWhole ? all.length : all.filter(({ path }) => entries.includes(path)).length;
  const paths = components.map(({ path }) => path);
  const isEach = paths.every((path) => entries.includes(path));
  const others = entries.filter((entry) => !paths.includes(entry));
  return (
    <fieldset className="co-tpl__group">
      <legend>
        {counted(all.length, '{title} ({count} of {n} component)', '{title} ({count} of {n} components)', {
          title,
          count,
        })}
      </legend>
      <div className="co-tpl__whole">
        <label className="co-check">
          <input type="checkbox" checked={isWhole} onChange={() => onToggle(groupEntry(title))} />
          {t('The whole group, also what it gets later')}
        </label>
        {!isWhole && (
          <button
            type="button"
            className="co-action"
            onClick={() => onChange(isEach ? others : [...others, ...paths])}
          >
            {isEach ? t('Untick all in {title}', { title }) : t('Tick all in {title}', { title })}
          </button>
        )}
      </div>
      <div className="co-tpl__ticks">
        {components.map((component) => (
          <label key={component.path} className="co-check">
            <input
              type="checkbox"
              checked={isWhole || entries.includes(component.path)}
              disabled={isWhole}
              onChange={() => onToggle(component.path)}
            />
            <span>
              {component.title} <small>{component.resourceType.replace(/^.*?\/components\//, '')}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
