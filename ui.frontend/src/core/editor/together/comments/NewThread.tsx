import { Checkbox } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import type { PageComments } from '../../../../../../shared/authoring/together';
import type { Comments } from './Comments';
import { Composer } from './Composer';
import { TaskFields, type Task } from './TaskFields';
import { t } from '../../../../../../shared/authoring/language/t';

interface NewThreadProps {
  page: string;
  /** The component; `''` for the page. */
  about: string;
  /** It in words. */
  place: string;
  /** The component's title. */
  title: string;
  comments: Comments;
  known: PageComments;
}

/** Begins a comment or a task. */
export function NewThread({ page, about, place, title, comments, known }: NewThreadProps): ReactNode {
  const [isTask, setTask] = useState(false);
  const [task, setFields] = useState<Task>({ assignee: undefined, due: undefined });
  return (
    <Composer
      label={t('New comment on {place}', { place })}
      action={isTask ? t('Add task') : t('Add comment')}
      people={known.people}
      onCancel={() => comments.compose(undefined)}
      onSend={async (written) => {
        const thread = await comments.send({
          ...{ action: 'create', kind: isTask ? 'task' : 'comment', page, ...written },
          ...(about !== '' && { component: about, about: title.slice(0, 120) }),
          ...(isTask && task),
        });
        if (thread) comments.choose(thread.id);
      }}
    >
      <Checkbox isSelected={isTask} onChange={setTask}>
        {t('This is a task')}
      </Checkbox>
      {isTask && <TaskFields task={task} comments={known} onChange={setFields} />}
    </Composer>
  );
}
