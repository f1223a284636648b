import { useEffect, useState, type ReactNode } from 'react';
import { Modal } from '../dialogs/Modal';
import { useTask } from '../dialogs/use-task';
import { faultText } from '../http/fault-text';
import { listBin, restoreDeleted, type Deleted } from './bin-http';
import { when } from '../../../../../shared/dates/when';
import { counted, t } from '../../../../../shared/authoring/language/t';

interface BinDialogProps {
  /** What was deleted below it is listed: `/content`, or `/conf`, which has no pages. */
  root: '/content' | '/conf';
  onRestored(deleted: Deleted): void;
  onClose(): void;
}

/** Lists what was deleted, by whom and when, and brings it back. */
export function BinDialog({ root, onRestored, onClose }: BinDialogProps): ReactNode {
  const [deleted, setDeleted] = useState<readonly Deleted[] | string>();
  const task = useTask();
  useEffect(() => {
    let isHere = true;
    listBin(root).then(
      (list) => isHere && setDeleted(list),
      (error: unknown) => isHere && setDeleted(faultText(error)),
    );
    return () => {
      isHere = false;
    };
  }, [root]);
  return (
    <Modal title={t('Bin')} size="large" error={task.error} onClose={onClose}>
      {deleted === undefined && <p role="status">{t('Loading…')}</p>}
      {typeof deleted === 'string' && <p role="alert">{deleted}</p>}
      {Array.isArray(deleted) && deleted.length === 0 && <p>{t('Nothing has been deleted.')}</p>}
      {Array.isArray(deleted) && deleted.length > 0 && (
        <ul className="co-bin">
          {(deleted as readonly Deleted[]).map((each) => (
            <li key={each.id}>
              <span className="co-bin__text">
                <b>{each.title}</b>
                <small>{textOf(each, root === '/content')}</small>
              </span>
              <button
                type="button"
                className="co-button"
                aria-label={t('Restore {title}', { title: each.title })}
                onClick={() =>
                  task.run(async () => {
                    await restoreDeleted(each.id);
                    onRestored(each);
                  })
                }
              >
                {t('Restore')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}

function textOf({ path, pages, at, by }: Deleted, hasPages: boolean): string {
  const values = { path, when: when(at), by };
  return hasPages
    ? counted(
        pages,
        '{path} · {n} page · deleted {when} by {by}',
        '{path} · {n} pages · deleted {when} by {by}',
        values,
      )
    : t('{path} · deleted {when} by {by}', values);
}
