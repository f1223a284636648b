import type { ReactNode } from 'react';
import { faultText } from '../http/fault-text';
import { notices } from '../notices/Notices';
import { UsedDialog } from '../used/UsedDialog';
import type { Here } from '../views/BrowserProps';
import { parentOf } from '../views/Item';
import { deleteTags, moveTag } from './commands';
import { CreateTag } from './CreateTag';
import { DeleteTags } from './DeleteTags';
import { EditTag } from './EditTag';
import { MergeTag, MoveTag } from './MoveTag';
import { PublishTags } from './PublishTags';
import type { Question } from './tag-actions';
import type { TagItem } from './TagItem';
import { t } from '../../../../../shared/authoring/language/t';

interface TagQuestionsProps {
  question: Question;
  /** Where the author was when they asked. */
  here: Here<TagItem>;
  onClose(): void;
}

/** The dialog of a question, and what follows the answer: a notice, with undo where it is exact. */
export function TagQuestions({ question, here, onClose }: TagQuestionsProps): ReactNode {
  const { targets, level, path } = here;
  const [tag] = targets;
  const finish = (text: string, undo?: () => Promise<unknown>) => {
    onClose();
    here.reload();
    notices.say(text, undo && { title: t('Undo'), run: () => undone(undo) });
  };
  const undone = (undo: () => Promise<unknown>) =>
    void undo().then(
      () => {
        here.reload();
        notices.say(t('Undone.'));
      },
      (error: unknown) => notices.fail(t('This cannot be undone. {fault}', { fault: faultText(error) })),
    );
  if (question === 'create')
    return (
      level && (
        <CreateTag
          level={level}
          onClose={onClose}
          onDone={(made) =>
            finish(t('Created. Publish it to show it to visitors.'), () => deleteTags([made]))
          }
        />
      )
    );
  if (!tag) return null;
  const named = targets.length === 1 ? `“${tag.title}”` : t('{count} tags', { count: targets.length });
  // In columns, the place is the tag itself: it goes where the tag goes.
  const follow = (to: string) => {
    if (path === tag.path) here.go({ path: to }, 'replace');
  };
  switch (question) {
    case 'edit':
      return <EditTag tag={tag} onClose={onClose} onDone={() => finish(t('Saved {named}.', { named }))} />;
    case 'used':
      return <UsedDialog item={tag} onClose={onClose} />;
    case 'publish':
      return (
        <PublishTags
          tags={targets}
          onClose={onClose}
          onDone={() => finish(t('Published {named}.', { named }))}
        />
      );
    case 'move':
      return (
        <MoveTag
          tag={tag}
          onClose={onClose}
          onDone={(to) => {
            follow(to);
            finish(t('Moved {named}.', { named }), () => moveTag(to, tag.path));
          }}
        />
      );
    case 'merge':
      return (
        <MergeTag
          tag={tag}
          onClose={onClose}
          onDone={(to) => {
            follow(to);
            finish(t('Merged {named}.', { named }));
          }}
        />
      );
    case 'delete':
      return (
        <DeleteTags
          tags={targets}
          onClose={onClose}
          onDone={() => {
            follow(parentOf(tag.path));
            finish(t('Deleted {named}.', { named }));
          }}
        />
      );
  }
}
