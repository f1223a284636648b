import { Button } from '@adobe/react-spectrum';
import { useId, useState, type ReactNode } from 'react';
import { Rail } from '../../screen/Rail';
import { useReadable } from '../../selection/create-store';
import { useItemLabels } from '../../selection/geometry/use-item-labels';
import { useWorkbench } from '../../selection/Workbench';
import type { Comments } from './Comments';
import { filtered, FILTERS, type Filter } from './filters';
import { NewThread } from './NewThread';
import { ThreadCard } from './ThreadCard';
import { t } from '../../../../../../shared/authoring/language/t';

/** The conversations about the page, beside it. */
export default function CommentsRail({ comments }: { comments: Comments }): ReactNode {
  const { session, selection, actions, tree } = useWorkbench();
  const known = useReadable(comments);
  const { chosen, about } = useReadable(comments.view);
  const { paths } = useReadable(selection);
  const [filter, setFilter] = useState<Filter>('open');
  const labels = useItemLabels();
  const name = useId();

  const placeOf = (component: string | undefined): string | undefined => {
    if (component === undefined || component === '') return t('the page');
    if (!session.content(component)) return undefined;
    const { title, summary } = labels(component);
    return [title, summary].filter(Boolean).join(': ') || t('a component');
  };
  const wanted = known?.threads.find(({ id }) => id === chosen);
  // The thread that was asked for is shown in any case.
  const shown = !known
    ? []
    : wanted?.resolved && filter !== 'resolved'
      ? [wanted, ...filtered(known, filter)]
      : filtered(known, filter);
  const selected = paths.at(-1);
  return (
    <Rail
      title={t('Comments')}
      closes={t('Close comments')}
      onClose={() => comments.show(false)}
      tools={
        <fieldset className="tg-filter">
          <legend className="ed-hidden">{t('Show')}</legend>
          {FILTERS.map(([key, label]) => (
            <label key={key} className="tg-filter__choice">
              <input type="radio" name={name} checked={filter === key} onChange={() => setFilter(key)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      }
    >
      {known && about !== undefined ? (
        <NewThread
          key={about}
          page={session.pagePath}
          place={placeOf(about) ?? t('a component')}
          title={about ? labels(about).title : ''}
          {...{ about, comments, known }}
        />
      ) : (
        <div className="tg-comments__new">
          {selected !== undefined && tree.get().has(selected) && (
            <Button variant="primary" onPress={() => comments.compose(selected)}>
              {t('Comment on {labels}', { labels: labels(selected).title })}
            </Button>
          )}
          <Button variant="secondary" onPress={() => comments.compose('')}>
            {t('Comment on the page')}
          </Button>
        </div>
      )}
      {known && shown.length === 0 && <p className="tg-comments__none">{NONE[filter]}</p>}
      {known &&
        shown.map((thread) => (
          <ThreadCard
            key={thread.id}
            thread={thread}
            comments={known}
            place={placeOf(thread.component)}
            isChosen={thread.id === chosen}
            onShow={() => thread.component !== undefined && actions.focus([thread.component])}
            send={comments.send}
          />
        ))}
    </Rail>
  );
}

const NONE: Readonly<Record<Filter, string>> = {
  open: t('Nothing is open. Select a component and press C to comment on it.'),
  mine: t('Nothing is open that you wrote, that mentions you or that is for you.'),
  resolved: t('Nothing is resolved yet.'),
};
