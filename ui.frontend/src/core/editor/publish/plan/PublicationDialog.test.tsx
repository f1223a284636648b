/**
 * @jest-environment jsdom
 * @jest-turn 6
 */
import { ToastContainer } from '@adobe/react-spectrum';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { partly } from '../../../../../../shared/testing/partly';
import { draw } from '../../dialog/testing';
import type { Field } from '../../sling/post-fields';
import type { SlingClient } from '../../sling/SlingClient';
import { cancelScheduled } from './cancel-scheduled';
import type { Job } from './job-client';
import { PublicationDialog } from './PublicationDialog';
import type { Action } from './PlanItem';

beforeAll(() => {
  // The table draws only rows that it has room for.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

const PAGE = '/content/ventora/gb/en/news';
const item = (path: string, title: string, more: object = {}) => ({
  ...{ path, title, type: 'page', reason: 'asked', published: true, outdated: true, needs: [] },
  ...more,
});
const plan = [
  item(PAGE, 'News'),
  item('/content/dam/x/sheet', 'Data sheet', { type: 'asset', reason: 'used', published: false }),
  item('/content/dam/x/logo', 'Logo', { type: 'asset', reason: 'used', outdated: false }),
  item(`${PAGE}/a`, 'First', { reason: 'below' }),
];
const job: Job = { id: 3, state: 'running', done: 0, total: 200, skipped: [], startedAt: '', by: 'ann' };

function open(action: Action, { assets = plan, jobs = [] as Job[] } = {}) {
  const done: unknown[] = [];
  const states = [...jobs];
  const sling = partly<SlingClient>({
    json: <T,>(address: string) => {
      if (address.includes('reference.json'))
        return Promise.resolve({ assets, links: [{ path: '/l', title: 'Links' }] } as T);
      if (address.includes('treeactivation')) return Promise.resolve({ jobs: states.splice(0, 1) } as T);
      return Promise.resolve({ timeZone: 'Europe/London' } as T);
    },
    replicate: (command: string, paths: readonly string[]) => {
      done.push([command, paths]);
      return Promise.resolve({ paths, missing: [], ...(command === 'Deactivate' && { undo: 7 }) });
    },
    restore: (undo: number) => {
      done.push(['Restore', undo]);
      return Promise.resolve({ paths: [PAGE], missing: [] });
    },
    command: <T,>(address: string, fields: readonly Field[]) => {
      done.push([address, fields.slice(0, 3)]);
      const at = fields.find(([name]) => name === 'at')?.[1];
      return Promise.resolve({
        job: { ...job, ...(fields[0]?.[1] === 'cancel' && { state: 'stopped', done: 25 }) },
        scheduled: { id: 5, at },
      } as T);
    },
  });
  const onClose = jest.fn();
  const { user } = draw(
    <>
      <PublicationDialog
        sling={sling}
        action={action}
        paths={[PAGE]}
        onDone={() => undefined}
        onClose={onClose}
      />
      <ToastContainer />
    </>,
  );
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { sling, done, user, press, onClose };
}

it('publishes what is ticked as one change, with counts, and lists what is published already on request', async () => {
  const { done, user, press } = open('Activate');
  expect(await screen.findByRole('dialog', { name: 'Publish “News”' })).toBeVisible();
  expect(screen.getByText('2 ticked: 1 new, 1 changed.')).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: 'Logo' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Also list 1 that is published already' }));
  expect(screen.getByRole('row', { name: /Logo/ })).toHaveAttribute('aria-selected', 'false');
  await user.click(
    screen.getByRole('checkbox', { name: 'With 1 page below (1 changed), and what they use' }),
  );
  expect((await axe(document.body)).violations).toEqual([]);
  await press('Publish 3');
  expect(done).toEqual([['Activate', [PAGE, '/content/dam/x/sheet', `${PAGE}/a`]]]);
});

it('says what visitors lose before an unpublication, and takes it back as one', async () => {
  const { done, press } = open('Deactivate', { assets: [plan[0]!, plan[3]!] });
  expect(await screen.findByRole('dialog', { name: 'Unpublish “News”?' })).toHaveTextContent(
    'Links in 1 published page will lead nowhere: “Links”.',
  );
  expect(screen.getByText('Visitors can no longer find these 2.')).toBeVisible();
  await press('Unpublish 2');
  await press('Publish again');
  expect(done).toEqual([
    ['Deactivate', [PAGE]],
    ['Restore', 7],
  ]);
});

it('schedules what is ticked for a time in the site’s time zone, and cancels it', async () => {
  const { done, user, press } = open('Activate');
  await user.click(await screen.findByRole('radio', { name: 'Later' }));
  expect(screen.getByRole('group', { name: /Time in Europe\/London/ })).toBeVisible();
  await press('Schedule 2');
  expect(await screen.findByText(/^Scheduled: it is published .+ (?:GMT|BST)\.$/)).toBeVisible();
  expect(done).toMatchObject([['/bin/replicate.json', [['cmd', 'Activate'], ['at', expect.stringMatching(/^\d{4}-.+:00\.000Z$/)], ['path', PAGE]]]]); // prettier-ignore
  await press('Cancel it');
  expect(done[1]).toEqual(['/bin/replicate.json', [['cmd', 'Cancel'], ['id', '5']]]); // prettier-ignore
});

it('no longer offers to cancel what the menu has cancelled', async () => {
  const { sling, user, press } = open('Activate');
  await user.click(await screen.findByRole('radio', { name: 'Later' }));
  await press('Schedule 2');
  expect(await screen.findByRole('button', { name: 'Cancel it' })).toBeVisible();
  await act(() => cancelScheduled(sling, 5));
  expect(await screen.findByText('The scheduled publication is cancelled.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Scheduled:/)).toBeNull());
});

it('publishes many pages in batches, with progress and a way to stop', async () => {
  const below = Array.from({ length: 101 }, (_, i) => item(`${PAGE}/${i}`, `P ${i}`));
  const { done, press, onClose } = open('Activate', { assets: below });
  await press('Publish 101');
  expect(await screen.findByRole('progressbar', { name: 'Publishing' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 200',
  );
  await press('Stop');
  await waitFor(() => expect(screen.getByText('Stopped: 25 of 200 are published.')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
  expect(done.map((each) => (each as [string, Field[]])[1][0])).toEqual([
    ['cmd', 'activate'],
    ['cmd', 'cancel'],
  ]);
  expect(onClose).not.toHaveBeenCalled();
});

it('shows a publication that a restart of the server has interrupted', async () => {
  open('Activate', { jobs: [{ ...job, state: 'interrupted', done: 75 }] });
  expect(await screen.findByText('The server was restarted: 75 of 200 are published.')).toBeVisible();
});
