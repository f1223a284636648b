import { useEffect, useState, type ReactNode } from 'react';
import { LANGUAGES } from '../../../../../shared/words/languages';
import { addressOf, sling } from '../http/sling';
import { ReferenceList } from '../used/ReferenceList';
import type { ItemState } from '../views/Item';
import { States } from '../views/States';
import { languageTitle } from '../shared-with-editor/language-title';
import type { TagItem } from './TagItem';

/** What is known about a tag: its titles, whether visitors have it, and what has it. */
export function TagRail({ targets }: { targets: readonly TagItem[] }): ReactNode {
  const [tag, ...more] = targets;
  if (!tag || more.length > 0)
    return (
      <aside className="co-rail" aria-label="Details">
        <p className="co-note">
          {tag ? `${targets.length} tags are selected.` : 'Choose a tag to see what is known about it.'}
        </p>
      </aside>
    );
  return (
    <aside className="co-rail" aria-label="Details">
      <h2>{tag.title}</h2>
      <Publication key={tag.path} path={tag.path} />
      {tag.descriptions[LANGUAGES[0]] && <p>{tag.descriptions[LANGUAGES[0]]}</p>}
      <dl className="co-facts">
        <div>
          <dt>ID</dt>
          <dd>{tag.id}</dd>
        </div>
        {LANGUAGES.slice(1).map((language) => (
          <div key={language}>
            <dt>{languageTitle(language)}</dt>
            <dd lang={language}>{tag.titles[language] || '–'}</dd>
          </div>
        ))}
      </dl>
      <h3>Where it is used</h3>
      <ReferenceList
        paths={[tag.path]}
        none="Nowhere."
        some={(count) => (count === 1 ? 'In one place:' : `In ${count} places:`)}
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
  if (!published) return { tone: 'neutral', icon: 'unpublish', text: 'Not published' };
  return changedSince
    ? { tone: 'notice', icon: 'edit', text: 'Changed since' }
    : { tone: 'positive', icon: 'check', text: 'Published' };
}
