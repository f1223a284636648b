/** @jest-environment jsdom */
import { DialogContainer } from '@adobe/react-spectrum';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { draw } from '../dialog/testing';
import type { SlingClient } from '../sling/SlingClient';
import { NodesDialog } from './NodesDialog';
import { ageText, nodeText, type PublishNode } from './publish-node';
import { partly } from '../../../../../shared/testing/partly';

const current: PublishNode = {
  name: 'publish-1.example.com:4506',
  condition: 'current',
  length: 0,
  headAgeSeconds: null,
  lastError: null,
};
const failing: PublishNode = {
  name: 'publish-2.example.com:4506',
  condition: 'failing',
  length: 3,
  headAgeSeconds: 130,
  lastError: 'it cannot be reached: ECONNREFUSED',
};

function open() {
  const posts: unknown[][] = [];
  const sling = partly<SlingClient>({
    json: <T,>() => Promise.resolve({ nodes: [current, failing] } as T),
    post: (...post: unknown[]) => {
      posts.push(post);
      return Promise.resolve({ version: undefined });
    },
  });
  const { user } = draw(
    <DialogContainer onDismiss={() => undefined}>
      <NodesDialog sling={sling} />
    </DialogContainer>,
  );
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { posts, press };
}

it('shows which nodes lag behind and why, and lets authors try at once', async () => {
  const { posts, press } = open();
  const row = await screen.findByRole('group', { name: failing.name });
  expect(row).toHaveTextContent(
    '3 publications waiting, the first for 2 minutes. The last attempt failed: it cannot be reached: ECONNREFUSED.',
  );
  expect(within(screen.getByRole('group', { name: current.name })).queryByRole('button')).toBeNull();
  await press('Try now');
  expect(posts).toEqual([['/bin/publish-nodes.json', [['cmd', 'Retry'], ['node', failing.name]]]]); // prettier-ignore
  expect((await axe(document.body)).violations).toEqual([]);
});

it('asks before it drops what is waiting', async () => {
  const { posts, press } = open();
  await press('Drop…');
  await press('Keep');
  await press('Drop…');
  expect(posts).toEqual([]);
  await press('Drop');
  expect(posts).toEqual([['/bin/publish-nodes.json', [['cmd', 'Clear'], ['node', failing.name]]]]); // prettier-ignore
});

it('says it in words', () => {
  expect(nodeText(current)).toBe('Shows everything that is published.');
  expect(nodeText({ ...failing, condition: 'sending', length: 1, headAgeSeconds: 1 })).toBe('Being updated: 1 publication waiting, the first for 1 second.'); // prettier-ignore
  expect(nodeText({ ...current, condition: 'differs' })).toMatch(/dropped/);
  expect([0, 59, 60, 7200, 86_400].map(ageText)).toEqual([
    '0 seconds',
    '59 seconds',
    '1 minute',
    '2 hours',
    '1 day',
  ]);
});
