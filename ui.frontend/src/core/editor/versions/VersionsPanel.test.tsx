/** @jest-environment jsdom */
import { ToastContainer } from '@adobe/react-spectrum';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { partly } from '../../../../../shared/testing/partly';
import { draw, pagePath } from '../dialog/testing';
import type { Command, ContentNode, EditorSession } from '../session/EditorSession';
import type { Field } from '../sling/post-fields';
import type { SlingClient } from '../sling/SlingClient';
import type { Version } from './version';
import { VersionsPanel } from './VersionsPanel';

window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const version = (name: string, more: Partial<Version> = {}): Version => ({
  ...{ id: `id-${name}`, version: name, label: name, comment: '' },
  ...{ createdAt: '2026-11-20T09:00:00.000+00:00', createdBy: 'ann' },
  ...more,
});
const type = 'ventora/components/title';
const page = (title: string): ContentNode => ({
  'sling:resourceType': 'ventora/components/page',
  root: {
    'sling:resourceType': 'ventora/components/container',
    a: { 'sling:resourceType': type, 'jcr:title': title },
  },
});
const definitions = new Map([
  [
    type,
    {
      title: 'Title',
      dialog: { tabs: [{ title: 'Text', fields: [{ widget: 'text', name: 'jcr:title', label: 'Title' }] }] },
    },
  ],
]) as never;

function open(isStored = true) {
  const executed: Command[] = [];
  const posted: (readonly Field[])[] = [];
  const state = { saving: false, revision: 0 };
  const session = partly<EditorSession>({
    pagePath,
    getState: () => state,
    subscribe: () => () => undefined,
    execute: (command: Command) => {
      executed.push(command);
      return Promise.resolve({ done: true, paths: [] } as const);
    },
    reload: () => Promise.resolve(),
  });
  const sling = partly<SlingClient>({
    json: <T,>(address: string) => {
      if (address.startsWith('/bin/wcm/versions.json'))
        return Promise.resolve({
          versions: [version('1.1', { comment: 'Published' }), version('1.0', { label: 'Before the fair' })],
        } as T);
      if (address.includes('.model.json')) return Promise.resolve({} as T);
      return Promise.resolve(
        page(address.endsWith('now') ? 'New' : address.endsWith('1.0') ? 'Old' : 'New') as T,
      );
    },
    command: <T,>(_address: string, fields: readonly Field[]) => {
      posted.push(fields);
      return Promise.resolve({} as T);
    },
    changes: () => () => undefined,
  });
  const { user } = draw(
    <main>
      <VersionsPanel session={session} sling={sling} definitions={definitions} isStored={isStored} />
      <ToastContainer />
    </main>,
  );
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { executed, posted, press, user };
}

it('lists the versions with time, author, label and comment', async () => {
  open();
  const items = await within(screen.getByRole('list', { name: /^Versions/ })).findAllByRole('listitem');
  expect(items[0]).toHaveTextContent(/1\.1.*20 Nov 2026.*by ann.*Published/);
  expect(items[1]).toHaveTextContent('Before the fair (1.0)');
  expect((await axe(document.body)).violations).toEqual([]);
});

it('saves a version with a label and a comment', async () => {
  const { posted, press, user } = open();
  await press('Save a version');
  await user.type(screen.getByRole('textbox', { name: 'Label' }), 'Fair');
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'For Hanover');
  await press('Save version');
  expect(posted).toEqual([[['cmd', 'createVersion'], ['path', pagePath], ['label', 'Fair'], ['comment', 'For Hanover']]]); // prettier-ignore
  expect(await screen.findByText('The version is saved.')).toBeVisible();
});

it('compares a version with now, restores a field as an ordinary step, and the whole page after saving it', async () => {
  const { executed, posted, press } = open();
  await press('Compare Before the fair (1.0)');
  expect(await screen.findByRole('tab', { name: 'Field by field (1)' })).toBeVisible();
  const change = screen.getByRole('region', { name: 'Title' });
  expect(change).toHaveTextContent(/Old.*Now.*New/);
  expect((await axe(document.body)).violations).toEqual([]);
  await press('Restore Title: Title');
  expect(executed).toEqual([
    { type: 'set', path: `${pagePath}/jcr:content/root/a`, properties: { 'jcr:title': 'Old' }, children: {} },
  ]);
  await press('Restore the whole page');
  expect(await screen.findByText(/The page is as in version Before the fair/)).toBeVisible();
  expect(posted.map((fields) => fields[0]?.[1])).toEqual(['createVersion', 'restoreVersion']);
});

it('says of a page without content of its own whose versions count', () => {
  open(false);
  expect(screen.getByText(/Its versions are those of the page that it follows/)).toBeVisible();
});
