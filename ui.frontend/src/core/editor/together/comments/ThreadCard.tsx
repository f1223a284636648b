import { ActionButton, Button } from '@adobe/react-spectrum';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CommentChange, PageComments, Thread } from '../../../../../../shared/authoring/together';
import { messages } from '../../screen/messages';
import { messageOf } from '../../session/saving/outcomes';
import { Composer } from './Composer';
import { RemarkView } from './RemarkView';
import { TaskFields } from './TaskFields';
import { taskText } from './task-text';
import { t } from '../../../../../../shared/authoring/language/t';

interface ThreadCardProps {
  thread: Thread;
  comments: PageComments;
  /** The component in words; undefined if it is gone. */
  place: string | undefined;
  isChosen: boolean;
  /** Shows the component on the page. */
  onShow(): void;
  send(change: CommentChange): Promise<unknown>;
}

/** A comment or task with its replies, and what can be done with it. */
export function ThreadCard({ thread, comments, place, isChosen, onShow, send }: ThreadCardProps): ReactNode {
  const [open, setOpen] = useState<'reply' | 'task'>();
  const card = useRef<HTMLElement>(null);
  const { id, version, remarks, resolved, kind, component, about } = thread;
  useEffect(() => {
    if (isChosen) card.current?.focus();
  }, [isChosen]);
  const attempt = (change: CommentChange) =>
    void send(change).catch((error: unknown) =>
      messages.negative(t('Not saved: {message}', { message: messageOf(error) })),
    );
  const close = () => setOpen(undefined);
  return (
    <article
      className="tg-thread"
      ref={card}
      tabIndex={-1}
      data-chosen={isChosen}
      aria-label={
        kind === 'task'
          ? t('Task by {name}', { name: remarks[0]?.by.name ?? '' })
          : t('Comment by {name}', { name: remarks[0]?.by.name ?? '' })
      }
    >
      <p className="tg-thread__place">
        {component === undefined ? (
          t('The page')
        ) : place === undefined ? (
          <span className="tg-thread__gone">
            {t('{about}: no longer on the page', { about: about ?? t('A component') })}
          </span>
        ) : (
          <button type="button" className="tg-link" onClick={onShow}>
            {place}
          </button>
        )}
      </p>
      {kind === 'task' && <p className="tg-thread__task">{taskText(thread)}</p>}
      {remarks.map((remark) => (
        <RemarkView
          key={remark.id}
          {...{ remark, comments }}
          onEdit={(written) => send({ action: 'edit', id, version, remark: remark.id, ...written })}
          onRemove={() => attempt({ action: 'remove', id, version, remark: remark.id })}
        />
      ))}
      {resolved && (
        <p className="tg-thread__resolved">{t('Resolved by {name}', { name: resolved.by.name })}</p>
      )}
      {open === 'reply' && (
        <Composer
          label={t('Your reply')}
          action="Reply"
          people={comments.people}
          onCancel={close}
          onSend={async (written) => {
            await send({ action: 'reply', id, ...written });
            close();
          }}
        />
      )}
      {open === 'task' && (
        <TaskFields
          task={{ assignee: thread.assignee, due: thread.due }}
          comments={comments}
          onChange={({ assignee, due }) =>
            attempt({ action: 'assign', id, version, assignee: assignee ?? null, due: due ?? null })
          }
        />
      )}
      <div className="tg-thread__tools">
        {open !== 'reply' && (
          <ActionButton isQuiet onPress={() => setOpen('reply')}>
            {t('Reply')}
          </ActionButton>
        )}
        {!resolved && (
          <ActionButton
            isQuiet
            aria-expanded={open === 'task'}
            onPress={() => setOpen(open === 'task' ? undefined : 'task')}
          >
            {t('Assign')}
          </ActionButton>
        )}
        <Button
          variant="secondary"
          onPress={() => attempt({ action: resolved ? 'reopen' : 'resolve', id, version })}
        >
          {resolved ? t('Reopen') : t('Resolve')}
        </Button>
      </div>
    </article>
  );
}
