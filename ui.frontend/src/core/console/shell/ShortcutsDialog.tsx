import type { ReactNode } from 'react';
import type { Action } from '../actions/Action';
import { Modal } from '../dialogs/Modal';
import { t } from '../../../../../shared/authoring/language/t';

const KEYS: readonly (readonly [string, string])[] = [
  [t('Arrow keys'), t('Go to another item')],
  [t('Home, End, Page up, Page down'), t('Go further')],
  [t('Letters'), t('Go to the item whose title begins with them')],
  [t('Right, left'), t('In columns: go into an item, and back')],
  [t('Alt+Down, Alt+Up'), t('Show what is in an item, or the level above')],
  [t('Space'), t('Select')],
  [t('Shift+arrow keys'), t('Select several')],
  ['Control+A', t('Select all')],
  ['Escape', t('Select nothing')],
  ['Enter', t('Open')],
  [t('Alt+Shift+Up, Alt+Shift+Down'), t('Change the order')],
  ['/', t('Search')],
  ['?', t('Show these shortcuts')],
];

/** All keys of a console. */
export function ShortcutsDialog({
  actions,
  onClose,
}: {
  actions: readonly Action[];
  onClose(): void;
}): ReactNode {
  const all = [
    ...KEYS,
    ...actions.flatMap(({ key, title }) => (key === undefined ? [] : [[key, title] as const])),
  ];
  return (
    <Modal title={t('Keyboard shortcuts')} onClose={onClose}>
      <dl className="co-keys">
        {all.map(([key, title]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
