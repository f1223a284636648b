import type { ReactNode } from 'react';
import type { Action } from '../actions/Action';
import { Modal } from '../dialogs/Modal';

const KEYS: readonly (readonly [string, string])[] = [
  ['Arrow keys', 'Go to another item'],
  ['Home, End, Page up, Page down', 'Go further'],
  ['Letters', 'Go to the item whose title begins with them'],
  ['Right, left', 'In columns: go into an item, and back'],
  ['Alt+Down, Alt+Up', 'Show what is in an item, or the level above'],
  ['Space', 'Select'],
  ['Shift+arrow keys', 'Select several'],
  ['Control+A', 'Select all'],
  ['Escape', 'Select nothing'],
  ['Enter', 'Open'],
  ['Alt+Shift+Up, Alt+Shift+Down', 'Change the order'],
  ['/', 'Search'],
  ['?', 'Show these shortcuts'],
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
    <Modal title="Keyboard shortcuts" onClose={onClose}>
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
