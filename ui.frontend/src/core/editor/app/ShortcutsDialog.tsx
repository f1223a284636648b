import { Button, ButtonGroup, Content, Dialog, Divider, Heading } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { t } from '../../../../../shared/authoring/language/t';

const shortcuts: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['↓', '↑'], t('Next and previous item, across containers')],
  [['→', '←'], t('Into a container, out of it')],
  [['Esc'], t('Select the container around')],
  [['Home', 'End'], t('First and last item')],
  [['Enter'], t('Configure')],
  [['P'], t('Show and hide its properties beside the page; Esc leads back')],
  [['F2'], t('Edit the text in place')],
  [['Insert', 'A'], t('Insert a component')],
  [['C'], t('Comment on it')],
  [['Delete'], t('Delete')],
  [['Ctrl+C', 'Ctrl+X', 'Ctrl+V'], t('Copy, cut, paste')],
  [['Ctrl+D'], t('Duplicate')],
  [['S'], t('Save as a section, to be inserted elsewhere')],
  [['Alt+↑', 'Alt+↓'], t('Move among the items of the container')],
  [['Ctrl+Z'], t('Undo')],
  [['Ctrl+Shift+Z', 'Ctrl+Y'], t('Redo')],
  [['Shift+click', 'Ctrl+click'], t('Select several')],
  [['F6', 'Shift+F6'], t('Next and previous part of the editor, from anywhere')],
  [['?'], t('This list')],
];

/**
 * Lists the keyboard shortcuts. They work while the page's content or the content tree has focus; F6 works everywhere.
 */
export function ShortcutsDialog({ onClose }: { onClose(): void }): ReactNode {
  return (
    <Dialog size="M">
      <Heading>{t('Keys')}</Heading>
      <Divider />
      <Content>
        {/* The list is longer than a low screen: with the focus in it, arrow keys scroll it. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div role="group" aria-label={t('Keys')} tabIndex={0}>
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
          <p>{t('On a Mac, Cmd stands for Ctrl.')}</p>
        </div>
      </Content>
      <ButtonGroup>
        <Button variant="secondary" onPress={onClose}>
          {t('Close')}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}
