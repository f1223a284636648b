import { useState, type ReactNode } from 'react';
import type { Policy, TemplateChanged } from '../../../../../../shared/authoring/template';
import { Modal } from '../../dialogs/Modal';
import { TextField } from '../../dialogs/TextField';
import { useTask } from '../../dialogs/use-task';
import { createPolicy, type Mapped, type SeenTemplate } from '../templates-http';
import { t } from '../../../../../../shared/authoring/language/t';

interface NewPolicyProps {
  seen: SeenTemplate;
  mapped: Mapped;
  /** What the part is called. */
  title: string;
  /** The policy that it has. */
  policy: Policy | undefined;
  onDone(changed: TemplateChanged): void;
  onClose(): void;
}

/** Asks what another policy of a part is called, and whether it begins as a copy. */
export function NewPolicy({ seen, mapped, title: part, policy, onDone, onClose }: NewPolicyProps): ReactNode {
  const [title, setTitle] = useState('');
  const [isCopy, setCopy] = useState(policy !== undefined);
  const task = useTask();
  const from = isCopy ? policy?.path : undefined;
  const make = () => task.run(async () => onDone(await createPolicy(seen, mapped, title, from)));
  return (
    <Modal
      title={t('Another policy for “{part}”', { part })}
      submit={t('Create')}
      isDisabled={title.trim() === ''}
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={make}
      onClose={onClose}
    >
      <TextField label={t('Title')} value={title} maxLength={120} onChange={setTitle} />
      {policy && (
        <label className="co-check">
          <input type="checkbox" checked={isCopy} onChange={() => setCopy(!isCopy)} />
          {t('Begin with what “{title}” says', { title: policy.values.title })}
        </label>
      )}
      <p className="co-note">{t('This part gets it. Other parts can choose it, too.')}</p>
    </Modal>
  );
}
