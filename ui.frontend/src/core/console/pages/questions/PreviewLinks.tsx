import type { ReactNode } from 'react';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { readPreviews, revokePreview, sling } from '../../http/sling';
import { LinkList } from './LinkList';
import { useLoaded } from './use-loaded';
import { t } from '../../../../../../shared/authoring/language/t';

const load = () => readPreviews(sling);

/** Lists the preview links of all pages. */
export function PreviewLinks({ onClose }: { onClose(): void }): ReactNode {
  const { value, fault, reload } = useLoaded(load);
  const task = useTask();
  return (
    <Modal title={t('Preview links')} size="large" error={task.error} onClose={onClose}>
      {!value && fault === undefined && <p role="status">{t('Loading…')}</p>}
      {fault !== undefined && <p role="alert">{fault}</p>}
      {value?.previews.length === 0 && (
        <p>{t('There is no preview link. Select a page, and choose Preview links to make one.')}</p>
      )}
      {value && (
        <LinkList
          hasPages
          previews={value.previews}
          onRevoke={({ id }) => task.run(() => revokePreview(sling, id).then(reload))}
        />
      )}
    </Modal>
  );
}
