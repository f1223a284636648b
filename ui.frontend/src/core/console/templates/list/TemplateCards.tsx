import { useState, type ReactNode } from 'react';
import { configurationOf } from '../../../../../../shared/addresses/templates';
import type { TemplateRow } from '../../../../../../shared/authoring/template';
import { useRead } from '../../http/use-read';
import { Icon } from '../../shell/Icon';
import { readTemplates } from '../templates-http';
import { useChanges } from '../use-changes';
import { CreateTemplate } from './CreateTemplate';
import { TemplateCard } from './TemplateCard';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface TemplateCardsProps {
  /** What the policies are called that were changed and not saved. */
  unsaved: readonly string[];
  onOpen(path: string): void;
}

/** All templates of the sites, and what can be done with each. */
export function TemplateCards({ unsaved, onOpen }: TemplateCardsProps): ReactNode {
  const [turn, reload] = useChanges();
  const [words, setWords] = useState('');
  const [isCreating, setCreating] = useState(false);
  const { value: list, problem } = useRead('templates', turn, readTemplates);
  const sites = list?.sites ?? [];
  const mayCreate = sites.some(({ mayWrite }) => mayWrite);
  const found = (list?.templates ?? []).filter((row) => matches(row, words));
  return (
    <main className="co-tpl">
      <div className="co-tpl__head">
        <h1>{t('Templates')}</h1>
        <label className="co-tpl__filter">
          <span className="co-hidden">{t('Search templates')}</span>
          <input
            type="search"
            placeholder={t('Search templates')}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        {mayCreate && (
          <button type="button" className="co-button" data-kind="accent" onClick={() => setCreating(true)}>
            {t('Create')}
          </button>
        )}
      </div>
      {unsaved.length > 0 && (
        <p className="co-note" role="status">
          {counted(
            unsaved.length,
            'Changed and not saved yet: the policy {unsaved}.',
            'Changed and not saved yet: the policies {unsaved}.',
            { unsaved: unsaved.map((title) => `“${title}”`).join(', ') },
          )}
        </p>
      )}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {!list && problem === undefined && <p role="status">{t('Loading…')}</p>}
      {list && !mayCreate && (
        <p className="co-note">
          <Icon name="lock" /> {t('You may look at templates, but not change them.')}
        </p>
      )}
      {list && found.length === 0 && (
        <p className="co-note" role="status">
          {list.templates.length === 0
            ? t('No site has templates yet.')
            : t('No template matches these words.')}
        </p>
      )}
      {sites.map((site) => {
        const rows = found.filter(({ path }) => configurationOf(path) === site.path);
        if (rows.length === 0) return null;
        return (
          <section key={site.path} aria-label={site.title}>
            {sites.length > 1 && <h2>{site.title}</h2>}
            <ul className="co-tpl__cards">
              {rows.map((row) => (
                <TemplateCard key={row.path} row={row} onChanged={reload} onOpen={onOpen} />
              ))}
            </ul>
          </section>
        );
      })}
      {isCreating && list && (
        <CreateTemplate
          list={list}
          onClose={() => setCreating(false)}
          onDone={(path) => {
            setCreating(false);
            onOpen(path);
          }}
        />
      )}
    </main>
  );
}

const matches = ({ title, description, path }: TemplateRow, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${title} ${description} ${path}`.toLowerCase().includes(word));
