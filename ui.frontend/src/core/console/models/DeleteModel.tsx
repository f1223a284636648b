import type { ReactNode } from 'react';
import type { UsedModel } from '../../../../../shared/authoring/fragment-model';
import { Modal } from '../dialogs/Modal';
import { useTask } from '../dialogs/use-task';
import { deleteModel, readModel } from './model-http';
import { FragmentList } from './UsingFragments';
import { t } from '../../../../../shared/authoring/language/t';

interface DeleteModelProps {
  model: UsedModel;
  onDone(): void;
  onClose(): void;
}

/** Asks before a model is deleted; of one that is used, says by what. */
export function DeleteModel({ model, onDone, onClose }: DeleteModelProps): ReactNode {
  const task = useTask();
  const { id, title, fragments, publication } = model;
  if (fragments > 0)
    return (
      <Modal title={t('“{title}” cannot be deleted', { title })} onClose={onClose}>
        <p>
          {t(
            'Fragments use it: without their model they have no form, and pages cannot show them. Delete them first, or disable the model, so that no more are made.',
          )}
        </p>
        <FragmentList model={model} />
      </Modal>
    );
  const remove = async () => {
    const { tag } = await readModel(id);
    await deleteModel(id, tag);
    onDone();
  };
  return (
    <Modal
      title={t('Delete “{title}”?', { title })}
      submit={t('Delete')}
      isDestructive
      isBusy={task.isBusy}
      error={task.error}
      onSubmit={() => task.run(remove)}
      onClose={onClose}
    >
      <p>
        {t('No fragment uses it. It goes to the bin, from which it can be restored.')}
        {publication !== 'none' && ` ${t('It also leaves the visitors’ side.')}`}
      </p>
    </Modal>
  );
}
