/** @jest-environment jsdom */
import { ToastContainer } from '@adobe/react-spectrum';
import { screen } from '@testing-library/react';
import { draw, pagePath } from '../dialog/testing';
import type { EditorSession } from '../session/EditorSession';
import { noInheritance, type Inheritance } from '../sling/inheritance';
import type { SlingClient } from '../sling/SlingClient';
import type { Publication } from './publication';
import { PublishMenu } from './PublishMenu';
import { partly } from '../../../../../shared/testing/partly';

const published: Publication = {
  published: true,
  publishedAt: null,
  changedSince: false,
  behind: [],
  ownChanged: false,
  alsoShownAt: [],
  below: 0,
  copies: [],
  takenWith: [],
};
const noReview = { reviews: [], reviewers: [], versions: [] };
const source = { path: '/content/ventora/gb/en/contact', title: 'Contact' };
const follows: Inheritance = { ...noInheritance, follows: source, isStored: false };

async function open(publication: Partial<Publication>, state: string, inheritance = noInheritance) {
  const done: unknown[][] = [];
  const answer = (...call: unknown[]) => {
    done.push(call);
    return Promise.resolve({ paths: [pagePath, `${pagePath}/a`], missing: [], undo: 7 });
  };
  const sling = partly<SlingClient>({
    json: () => Promise.resolve({ ...published, ...publication, ...noReview }),
    replicate: (command: string, paths: readonly string[]) => answer(command, paths),
    changes: () => () => undefined,
    restore: (undo: number) => answer('Restore', undo),
    command: <T,>(address: string, fields: unknown) => answer(address, fields) as Promise<T>,
  });
  const now = { saving: false, revision: 0 };
  const session = partly<EditorSession>({
    pagePath,
    getState: () => now,
    subscribe: () => () => undefined,
    content: () => ({ 'jcr:title': 'Products' }),
  });
  const { user } = draw(
    <>
      <PublishMenu session={session} sling={sling} inheritance={inheritance} definitions={new Map()} />
      <ToastContainer />
    </>,
  );
  expect(await screen.findByText(state)).toBeVisible();
  const choose = async (item: string) => {
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { done, choose, press };
}

it('offers to publish the source of a live copy if that is what has changed', async () => {
  const behind = { changedSince: true, behind: [source], alsoShownAt: ['/content/ventora/ca/en/contact'] };
  const { done, choose, press } = await open(behind, 'Changed since publication', follows);
  await choose('Publish changes…');
  const dialog = await screen.findByRole('alertdialog', { name: 'Publish “Contact” too?' });
  expect(dialog).toHaveTextContent('They also appear at ca/en/contact.');
  await press('Publish');
  expect(done).toEqual([['Activate', [source.path]]]);
  expect(await screen.findByText(/visitors see the page as it is now/)).toBeVisible();
});

it('does not claim that visitors see the page as it is when only its own changes were published', async () => {
  const behind = { changedSince: true, ownChanged: true, behind: [source] };
  const { done, choose, press } = await open(behind, 'Changed since publication', {
    ...follows,
    isStored: true,
  });
  await choose('Publish changes…');
  await press('Publish only this page’s own changes');
  expect(done).toEqual([['Activate', [pagePath]]]);
  expect(await screen.findByText(/Visitors do not see the changes of “Contact” yet/)).toBeVisible();
});

it('shows what is due, and cancels it', async () => {
  const due = { id: 4, action: 'Deactivate', at: '2026-12-01T09:00:00.000Z', by: 'ann' } as const;
  const { done, choose } = await open(
    { scheduled: [due], timeZone: 'Europe/London' },
    'Published. Will unpublish on 1 Dec 2026, 09:00 GMT',
  );
  await choose('Cancel: unpublish on 1 Dec 2026, 09:00 GMT');
  expect(done).toEqual([['/bin/replicate.json', [['cmd', 'Cancel'], ['id', '4']]]]); // prettier-ignore
});

it('says how far a review is, and that publishing needs an approval', async () => {
  const { done, choose } = await open(
    { published: false, review: 'in-review', needsApproval: true },
    'In review. Not published',
  );
  await choose('Publish page');
  expect(screen.getByRole('menuitem', { name: 'Publish page' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('This page needs an approval')).toBeVisible();
  expect(done).toEqual([]);
});

it('opens the review if the address asks for it, once', async () => {
  history.replaceState(null, '', '#review');
  await open({ published: false, review: 'in-review' }, 'In review. Not published');
  expect(await screen.findByRole('dialog', { name: 'Review of “Products”' })).toBeVisible();
  expect(location.hash).toBe('');
});

it('offers to republish all pages that were unpublished together', async () => {
  const taken = { published: false, takenWith: [`${pagePath}/a`] };
  const { done, choose, press } = await open(taken, 'Not published');
  await choose('Publish page…');
  await press('Publish all 2 pages');
  expect(done).toEqual([['Activate', [pagePath, `${pagePath}/a`]]]);
});
