import { useId, type ReactNode } from 'react';
import type { Assignee, PageComments } from '../../../../../../shared/authoring/together';
import { t } from '../../../../../../shared/authoring/language/t';

/** Whom a task is for, and until when. */
export interface Task {
  readonly assignee: Pick<Assignee, 'type' | 'id'> | undefined;
  readonly due: string | undefined;
}

interface TaskFieldsProps {
  task: Task;
  comments: PageComments;
  onChange(task: Task): void;
}

/** Fields of a task. A group is for everybody in it. */
export function TaskFields({ task, comments, onChange }: TaskFieldsProps): ReactNode {
  const id = useId();
  const { assignee, due } = task;
  const choose = (value: string) => {
    const [type, ...rest] = value.split(':');
    const known = type === 'person' || type === 'group' ? type : undefined;
    onChange({ ...task, assignee: known && { type: known, id: rest.join(':') } });
  };
  return (
    <div className="tg-task">
      <span className="tg-task__field">
        <label className="tg-label" htmlFor={`${id}-for`}>
          {t('For')}
        </label>
        <select
          id={`${id}-for`}
          className="tg-input"
          value={assignee ? `${assignee.type}:${assignee.id}` : ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{t('Nobody yet')}</option>
          {comments.people.map((person) => (
            <option key={person.id} value={`person:${person.id}`}>
              {person.id === comments.me.id ? t('{name} (you)', { name: person.name }) : person.name}
            </option>
          ))}
          {comments.groups.map((group) => (
            <option key={group} value={`group:${group}`}>
              {t('{group} (group)', { group })}
            </option>
          ))}
        </select>
      </span>
      <span className="tg-task__field">
        <label className="tg-label" htmlFor={`${id}-due`}>
          {t('Due')}
        </label>
        <input
          id={`${id}-due`}
          className="tg-input"
          type="date"
          value={due ?? ''}
          onChange={({ target }) => onChange({ ...task, due: target.value || undefined })}
        />
      </span>
    </div>
  );
}
