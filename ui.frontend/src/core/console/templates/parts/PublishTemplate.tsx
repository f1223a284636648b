import { useState, type ReactNode } from 'react';
import { configurationOf, POLICIES_FOLDER } from '../../../../../../shared/addresses/templates';
import type { TemplateDetails, TemplateRow } from '../../../../../../shared/authoring/template';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { notices } from '../../notices/Notices';
import { publicationState } from '../publication-states';
import { publish } from '../templates-http';
import { t } from '../../../../../../shared/authoring/language/t';

interface PublishTemplateProps {
  details: TemplateDetails;
  onChanged(): void;
  onClose(): void;
}

/** Asks which of a template and its site's policies visitors get. */
export function PublishTemplate({ details, onChanged, onClose }: PublishTemplateProps): ReactNode {
  const { row, policyPublication } = details;
  const policies = `${configurationOf(row.path) ?? ''}/${POLICIES_FOLDER}`;
  const [ticked, setTicked] = useState<readonly string[]>(() => [
    ...(isBehind(row.publication) ? [row.path] : []),
    ...(isBehind(policyPublication) ? [policies] : []),
  ]);
  const task = useTask();
  const toggle = (path: string) =>
    setTicked(ticked.includes(path) ? ticked.filter((each) => each !== path) : [...ticked, path]);
  const send = async () => {
    await publish(ticked);
    onClose();
    onChanged();
    notices.say(t('Published.'));
  };
  const choice = (path: string, label: string, publication: TemplateRow['publication']) => (
    <label className="co-check">
      <input type="checkbox" checked={ticked.includes(path)} onChange={() => toggle(path)} />
      <span>
        {label} <small>{publicationState(publication)?.text ?? t('Published as it is')}</small>
      </span>
    </label>
  );
  return (
    <Modal
      title={t('Publish “{title}”', { title: row.title })}
      submit={t('Publish')}
      isDisabled={ticked.length === 0}
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(send)}
      onClose={onClose}
    >
      {choice(row.path, t('The template “{title}”', { title: row.title }), row.publication)}
      {choice(policies, t('The policies of the site, for all templates'), policyPublication)}
      <p className="co-note">
        {t(
          'Visitors’ pages follow at once. What new pages begin with, and what authors may insert, concerns only authors.',
        )}
      </p>
    </Modal>
  );
}

const isBehind = (publication: TemplateRow['publication']): boolean =>
  publication === 'changed' || publication === 'unpublished';
