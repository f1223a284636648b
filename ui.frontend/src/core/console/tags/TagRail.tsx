import { useEffect, useState, type ReactNode } from 'react';
import { LANGUAGES } from '../../../../../shared/words/languages';
import { addressOf, sling } from '../http/sling';
import { ReferenceList } from '../used/ReferenceList';
import type { ItemState } from '../views/Item';
import { States } from '../views/States';
import { languageTitle } from '../shared-with-editor/language-title';
import type { TagItem } from './TagItem';
import { t } from '../../../../../shared/authoring/language/t';

/** What is known about a tag: its titles, whether visitors have it, and what has it. */
export function TagRail({ targets }: { targets: readonly TagItem[] }): ReactNode {
  const [tag, ...more] = targets;
  if (!tag || more.length > 0)
    return (
      <aside className="co-rail" aria-label={t('Details')}>
        <p className="co-note">
          {tag
            ? t('{targets} tags are selected.', { targets: targets.length })
            : t('Choose a tag to see what is known about it.')}
        </p>
      </aside>
    );
  return (
    <aside className="co-rail" aria-label={t('Details')}>
      <h2>{tag.title}</h2>
      <Publication key={tag.path} path={tag.path} />
      {tag.descriptions[LANGUAGES[0]] && <p>{tag.descriptions[LANGUAGES[0]]}</p>}
      <dl className="co-facts">
        <div>
          <dt>{t('ID')}</dt>
          <dd>{tag.id}</dd>
        </div>
        {LANGUAGES.slice(1).map((language) => (
          <div key={language}>
            <dt>{languageTitle(language)}</dt>
            <dd lang={language}>{tag.titles[language] || '–'}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('Where it is used')}</h3>
      <ReferenceList
        paths={[tag.path]}
        none={t('Nowhere.')}
        some={(count) => (count === 1 ? t('In one place:') : t('In {count} places:', { count }))}
      />
    </aside>
  );
}

function Publication({ path }: { path: string }): ReactNode {
  const [states, setStates] = useState<readonly ItemState[]>([]);
  useEffect(() => {
    let isHere = true;
    sling
      .json<{ published: boolean; changedSince: boolean }>(`${addressOf(path)}.publication.json`)
      .then((known) => isHere && setStates([stateOf(known)]))
      // What is known without it is shown.
      .catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [path]);
  return <States states={states} />;
}

function stateOf({ published, changedSince }: { published: boolean; changedSince: boolean }): ItemState {
  if (!published) return { tone: 'neutral', icon: 'unpublish', text: t('Not published') };
  return changedSince
    ? { tone: 'notice', icon: 'edit', text: t('Changed since') }
    : { tone: 'positive', icon: 'check', text: t('Published') };
}
