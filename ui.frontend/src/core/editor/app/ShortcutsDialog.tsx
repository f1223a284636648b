import { Button, ButtonGroup, Content, Dialog, Divider, Heading } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';

const shortcuts: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['↓', '↑'], 'Next and previous item, across containers'],
  [['→', '←'], 'Into a container, out of it'],
  [['Esc'], 'Select the container around'],
  [['Home', 'End'], 'First and last item'],
  [['Enter'], 'Configure'],
  [['P'], 'Show and hide its properties beside the page; Esc leads back'],
  [['F2'], 'Edit the text in place'],
  [['Insert', 'A'], 'Insert a component'],
  [['C'], 'Comment on it'],
  [['Delete'], 'Delete'],
  [['Ctrl+C', 'Ctrl+X', 'Ctrl+V'], 'Copy, cut, paste'],
  [['Ctrl+D'], 'Duplicate'],
  [['S'], 'Save as a section, to be inserted elsewhere'],
  [['Alt+↑', 'Alt+↓'], 'Move among the items of the container'],
  [['Ctrl+Z'], 'Undo'],
  [['Ctrl+Shift+Z', 'Ctrl+Y'], 'Redo'],
  [['Shift+click', 'Ctrl+click'], 'Select several'],
  [['F6', 'Shift+F6'], 'Next and previous part of the editor, from anywhere'],
  [['?'], 'This list'],
];

/**
 * Lists the keyboard shortcuts. They work while the page's content or the content tree has focus; F6 works everywhere.
 */
export function ShortcutsDialog({ onClose }: { onClose(): void }): ReactNode {
  return (
    <Dialog size="M">
      <Heading>Keys</Heading>
      <Divider />
      <Content>
        <dl className="ed-keys">
          {shortcuts.map(([keys, does]) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p>On a Mac, Cmd stands for Ctrl.</p>
      </Content>
      <ButtonGroup>
        <Button variant="secondary" onPress={onClose}>
          Close
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}
