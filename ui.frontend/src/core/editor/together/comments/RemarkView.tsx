import { ActionButton } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import type { PageComments, Remark } from '../../../../../../shared/authoring/together';
import { when } from '../../../../../../shared/dates/when';
import { Avatar } from '../people/Avatar';
import { Composer, type Written } from './Composer';
import { partsOf } from './mentions';
import { t } from '../../../../../../shared/authoring/language/t';

interface RemarkViewProps {
  remark: Remark;
  comments: PageComments;
  onEdit(written: Written): Promise<unknown>;
  onRemove(): void;
}

/** What somebody wrote. They and administrators can change it. */
export function RemarkView({ remark, comments, onEdit, onRemove }: RemarkViewProps): ReactNode {
  const [isEdited, setEdited] = useState(false);
  const { by, at, text, mentions, editedAt } = remark;
  const isOwn = by.id === comments.me.id || comments.isAdministrator;
  if (isEdited)
    return (
      <Composer
        label={t('Change what you wrote')}
        action="Save"
        initial={text}
        people={comments.people}
        onCancel={() => setEdited(false)}
        onSend={async (written) => {
          await onEdit(written);
          setEdited(false);
        }}
      />
    );
  return (
    <div className="tg-remark">
      <Avatar person={by} />
      <div className="tg-remark__body">
        <p className="tg-remark__by">
          <strong>{by.name}</strong>{' '}
          <time dateTime={at}>
            {when(at)}
            {editedAt !== undefined && ', edited'}
          </time>
        </p>
        <p className="tg-remark__text">
          {partsOf(text, mentions).map((part, i) =>
            part.person ? <strong key={i}>{part.text}</strong> : part.text,
          )}
        </p>
        {isOwn && (
          <span className="tg-remark__tools">
            <ActionButton
              isQuiet
              aria-label={t('Edit what {name} wrote', { name: by.name })}
              onPress={() => setEdited(true)}
            >
              {t('Edit')}
            </ActionButton>
            <ActionButton
              isQuiet
              aria-label={t('Remove what {name} wrote', { name: by.name })}
              onPress={onRemove}
            >
              {t('Remove')}
            </ActionButton>
          </span>
        )}
      </div>
    </div>
  );
}
