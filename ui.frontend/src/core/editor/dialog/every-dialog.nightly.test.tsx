/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { dialogs } from '#site/dialogs';
import { ComponentDialog } from './ComponentDialog';
import { fieldsOf } from './form/read-write';
import { answers, draw, pagePath, testSession } from './testing';

// Spectrum renders slowly on a busy machine.
jest.setTimeout(30_000);

const path = `${pagePath}/jcr:content/root/item`;

beforeEach(() => {
  sessionStorage.clear();
  answers({ [`${path}.policy.json`]: {} });
});

async function open(resourceType: string) {
  const test = testSession({ root: { item: { 'sling:resourceType': resourceType } } });
  const onClose = jest.fn();
  const drawn = draw(<ComponentDialog path={path} session={test.session} onClose={onClose} />);
  const dialog = await screen.findByRole('dialog');
  return { ...drawn, ...test, onClose, dialog };
}

describe.each([...dialogs].map(([resourceType, { title, tabs }]) => ({ resourceType, title, tabs })))(
  'the dialog of $title',
  ({ resourceType, title, tabs }) => {
    const required = fieldsOf(tabs).filter((field) => field.required && !field.showWhen);

    it(
      required.length > 0 ? 'refuses to save empty required fields' : 'saves nothing if nothing changed',
      async () => {
        const { user, executed, onClose, dialog } = await open(resourceType);
        expect(within(dialog).getByRole('heading', { name: title })).toBeVisible();
        await user.click(screen.getByRole('button', { name: 'Done' }));
        if (required.length > 0) {
          const summary = await screen.findByRole('group', { name: 'What is wrong' });
          for (const { label } of required) expect(summary).toHaveTextContent(`${label}: `);
          expect(onClose).not.toHaveBeenCalled();
        } else await waitFor(() => expect(onClose).toHaveBeenCalledWith({ done: true, paths: [path] }));
        expect(executed).toEqual([]);
      },
    );
  },
);
