import type { ReactNode } from 'react';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { useRead } from '../../http/use-read';
import { sayChanged } from '../say-changed';
import { deleteTemplate, readTemplate } from '../templates-http';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface DeleteTemplateProps {
  path: string;
  onChanged(): void;
  onClose(): void;
}

/** Asks before a template is deleted; if pages use it, says which. */
export function DeleteTemplate({ path, onChanged, onClose }: DeleteTemplateProps): ReactNode {
  const { value, problem } = useRead(path, 0, () => readTemplate(path));
  const task = useTask();
  if (!value)
    return (
      <Modal title={t('Delete the template?')} error={problem} onClose={onClose}>
        {problem === undefined && <p role="status">{t('Looking for pages that use it…')}</p>}
      </Modal>
    );
  const { row, usedBy, version } = value;
  if (row.pages > 0)
    return (
      <Modal title={t('“{title}” is used', { title: row.title })} onClose={onClose}>
        <p>
          {counted(
            row.pages,
            '{n} page uses it, so it cannot be deleted. To stop authors from making more, disable it in its properties.',
            '{n} pages use it, so it cannot be deleted. To stop authors from making more, disable it in its properties.',
          )}
        </p>
        <ul className="co-used">
          {usedBy.map((page) => (
            <li key={page.path}>
              <a href={`/editor.html${encodeURI(page.path)}.html`}>{page.title}</a>
              <small>{page.path}</small>
            </li>
          ))}
        </ul>
        {row.pages > usedBy.length && (
          <p className="co-note">{counted(row.pages - usedBy.length, '… and {n} more', '… and {n} more')}</p>
        )}
      </Modal>
    );
  const remove = async () => {
    const changed = await deleteTemplate({ template: path, version });
    onClose();
    onChanged();
    sayChanged(t('Deleted “{title}”.', { title: row.title }), changed, onChanged);
  };
  return (
    <Modal
      title={t('Delete “{title}”?', { title: row.title })}
      submit={t('Delete')}
      isDestructive
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(remove)}
      onClose={onClose}
    >
      <p>{t('No page uses it. Its policies stay, since other templates can use them.')}</p>
    </Modal>
  );
}
