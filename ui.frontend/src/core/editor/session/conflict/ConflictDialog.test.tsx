/** @jest-environment jsdom */
import { defaultTheme, Provider } from '@adobe/react-spectrum';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictDialog } from './ConflictDialog';
import type { Conflict, ConflictField, EditorSession, SessionState } from '../EditorSession';
import { partly } from '../../../../../../shared/testing/partly';

const resourceType = 'ventora/components/teaser';
const definitions = new Map([
  [
    resourceType,
    {
      title: 'Teaser',
      dialog: {
        tabs: [
          {
            title: 'Text',
            fields: [
              { name: 'jcr:title', label: 'Title', widget: 'text' as const },
              { name: 'image', label: 'Picture', widget: 'image' as const },
            ],
          },
        ],
      },
    },
  ],
]);
const title: ConflictField = { path: '/p', resourceType, name: 'jcr:title', mine: 'Bob', theirs: 'Ann' };
const picture: ConflictField = {
  path: '/p',
  resourceType,
  name: 'image',
  mine: { fileReference: '/content/dam/a.png', alt: 'A pump' },
  theirs: undefined,
};

function open(conflict: Partial<Conflict> = {}) {
  const state = {
    conflict: { label: 'Edit Teaser', kind: 'do', fields: [title, picture], ...conflict },
  } as SessionState;
  const resolve = jest.fn();
  const session = partly<EditorSession>({ getState: () => state, subscribe: () => () => {}, resolve });
  render(
    <Provider theme={defaultTheme} locale="en-GB" colorScheme="light" scale="medium">
      <ConflictDialog session={session} definitions={definitions} />
    </Provider>,
  );
  const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
  return { resolve, group, user: userEvent.setup({ delay: null }) };
}

it('labels each conflicting field as in its dialog, with both values beside their radio buttons', () => {
  const { group } = open();
  expect(group('Teaser: Title').getByRole('radio', { name: 'Keep theirs' })).toHaveAccessibleDescription(
    'Ann',
  );
  expect(group('Teaser: Title').getByRole('radio', { name: 'Take mine' })).toHaveAccessibleDescription('Bob');
  expect(group('Teaser: Picture').getByRole('img', { name: 'A pump' })).toHaveAttribute(
    'src',
    '/content/dam/a.png.coreimg.320.webp',
  );
  expect(group('Teaser: Picture').getByRole('radio', { name: 'Keep theirs' })).toHaveAccessibleDescription(
    'Nothing',
  );
});

it('keeps the other author’s values by default, field by field', async () => {
  const { resolve, group, user } = open();
  await user.click(group('Teaser: Picture').getByRole('radio', { name: 'Take mine' }));
  await user.click(screen.getByRole('button', { name: 'Save as chosen' }));
  expect(resolve).toHaveBeenCalledWith(['theirs', 'mine']);
});

it('chooses all values of one side, and saves nothing before the author confirms', async () => {
  const { resolve, user } = open();
  await user.click(screen.getByRole('button', { name: 'Choose all of mine' }));
  expect(resolve).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Save as chosen' }));
  expect(resolve).toHaveBeenCalledWith(['mine', 'mine']);
});

it('takes the keyboard through a conflict in reading order: all, fields, save', async () => {
  const { resolve, group, user } = open({ fields: [title, { ...title, path: '/q' }] });
  const order: string[] = [];
  for (let step = 0; step < 5; step++) {
    await user.tab();
    const { value, textContent } = document.activeElement as HTMLInputElement;
    order.push(value || (textContent ?? ''));
  }
  expect(order).toEqual(['Choose all of theirs', 'Choose all of mine', 'theirs', 'theirs', 'Save as chosen']);
  expect(group).toBeDefined();
  await user.keyboard('{Escape}');
  expect(resolve).not.toHaveBeenCalled();
});

it('does not call values that undo restores the author’s own', () => {
  const { group } = open({ kind: 'undo', fields: [title] });
  expect(
    group('Teaser: Title').getByRole('radio', { name: 'Put back what was there before my step' }),
  ).toHaveAccessibleDescription('Bob');
  expect(screen.queryByRole('radio', { name: /mine$/ })).toBeNull();
  expect(screen.getByText(/You are undoing “Edit Teaser”/)).toBeVisible();
});

it('says who saved the page last, and when, if known', () => {
  open({ savedBy: 'admin', savedAt: 'Fri Nov 20 2026 09:00:00 GMT+0000' });
  expect(screen.getByText(/The page was last saved by admin, 20 Nov 2026/)).toBeVisible();
});

it('offers to restore what another author has deleted, including the unsaved input', async () => {
  const whole: ConflictField = {
    path: '/p',
    resourceType,
    name: '',
    mine: { 'sling:resourceType': resourceType, 'jcr:title': 'Bob' },
    theirs: undefined,
  };
  const { resolve, user } = open({ fields: [whole] });
  expect(screen.getByRole('dialog', { name: 'Another author has deleted this' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Leave it deleted' })).toHaveAccessibleDescription('Deleted');
  expect(screen.getByRole('radio', { name: 'Put it back with my changes' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save as chosen' }));
  expect(resolve).toHaveBeenCalledWith(['mine']);
});
