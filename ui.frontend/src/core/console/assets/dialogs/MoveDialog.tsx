import { useState, type ReactNode } from 'react';
import { Field } from '../../dialogs/Field';
import { Modal } from '../../dialogs/Modal';
import { useTask } from '../../dialogs/use-task';
import { notices } from '../../notices/Notices';
import { isWithin, parentOf } from '../../views/Item';
import { apiOf } from '../asset-source';
import type { AssetItem } from '../AssetItem';
import { assetHttp } from '../upload/asset-http';
import { FolderPicker } from './FolderPicker';
import { ReferenceList } from '../../used/ReferenceList';
import { counted, t } from '../../../../../../shared/authoring/language/t';

interface MoveDialogProps {
  /** One item can be renamed as well. */
  items: readonly AssetItem[];
  verb: 'MOVE' | 'COPY';
  onDone(): void;
  onClose(): void;
}

const ALLOWED = /^[^/\\:[\]|*?#%\s]+$/;

/** Moves, renames or copies assets and folders. Whatever uses them follows a move. */
export function MoveDialog({ items, verb, onDone, onClose }: MoveDialogProps): ReactNode {
  const task = useTask();
  const [first] = items;
  const [folder, setFolder] = useState(first ? parentOf(first.path) : '');
  const [name, setName] = useState(items.length === 1 && first ? first.name : undefined);
  if (!first) return null;
  const fault =
    name === undefined || ALLOWED.test(name)
      ? undefined
      : t('A name has neither spaces nor / \\ : [ ] | * ? # %.');
  const targetOf = (item: AssetItem) => `${folder}/${name ?? item.name}`;
  const isInside = items.some(({ path }) => isWithin(folder, path));
  const isSame = items.every((item) => targetOf(item) === item.path);
  const isMove = verb === 'MOVE';
  const what = items.length === 1 ? first.title : t('{count} items', { count: items.length });
  const run = async () => {
    for (const item of items)
      if (targetOf(item) !== item.path)
        await assetHttp.send(verb, apiOf(item.path), {
          'X-Destination': apiOf(targetOf(item)),
          'X-Overwrite': 'F',
        });
    notices.say(isMove ? t('Moved {what}', { what }) : t('Copied {what}', { what }));
    onDone();
  };
  return (
    <Modal
      title={isMove ? t('Move or rename {what}', { what }) : t('Copy {what}', { what })}
      submit={isMove ? t('Move') : t('Copy')}
      isDisabled={fault !== undefined || isInside || isSame}
      isBusy={task.isBusy}
      error={isInside ? t('A folder cannot go into itself; choose another place.') : task.error}
      onSubmit={() => task.run(run)}
      onClose={onClose}
    >
      {name !== undefined && (
        <Field label={t('Name')} fault={fault}>
          {(attributes) => (
            <input
              {...attributes}
              value={name}
              onChange={({ target }) => setName(target.value)}
              spellCheck={false}
            />
          )}
        </Field>
      )}
      <FolderPicker folder={folder} onChange={setFolder} />
      {isMove && (
        <ReferenceList
          paths={items.map(({ path }) => path)}
          none={t('It is used nowhere.')}
          some={(count) =>
            counted(count, '{n} place uses it and will follow:', '{n} places use it and will follow:')
          }
        />
      )}
    </Modal>
  );
}
