/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import type { ContentNode } from '../session/EditorSession';
import { ComponentDialog } from './ComponentDialog';
import { answers, draw, pagePath, testSession } from './testing';

expect.extend(toHaveNoViolations);
// A machine that does much else draws Spectrum slowly.
jest.setTimeout(30_000);

const path = `${pagePath}/jcr:content/root/item`;
const noPolicy = { [`${path}.policy.json`]: {} };

beforeEach(() => {
  sessionStorage.clear();
  answers(noPolicy);
});

async function open(node: ContentNode) {
  const test = testSession({ root: { item: node } });
  const onClose = jest.fn();
  const drawn = draw(<ComponentDialog path={path} session={test.session} onClose={onClose} />);
  const dialog = await screen.findByRole('dialog');
  return { ...drawn, ...test, test, onClose, dialog };
}

const teaser: ContentNode = {
  'sling:resourceType': 'ventora/components/teaser',
  pretitle: 'Compressors',
  'jcr:title': 'Compressed air',
  titleFromPage: false,
  'jcr:description': '<p>Dry</p>',
  descriptionFromPage: false,
  actions: {
    'jcr:primaryType': 'nt:unstructured',
    item0: { 'jcr:primaryType': 'nt:unstructured', link: '/content/a', text: 'First', 'jcr:uuid': 'kept' },
    item1: { 'jcr:primaryType': 'nt:unstructured', link: '/content/b', text: 'Second' },
  },
};

const focus = (name: string) => act(() => screen.getByRole('button', { name }).focus());
const done = () => screen.getByRole('button', { name: 'Done' });

it('begins in its first field', async () => {
  await open(teaser);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Pretitle' })).toHaveFocus());
});

it('writes what was changed and nothing else, by the keyboard alone', async () => {
  const { user, executed, onClose } = await open(teaser);
  const pretitle = screen.getByRole('textbox', { name: 'Pretitle' });
  await waitFor(() => expect(pretitle).toHaveFocus());
  await user.keyboard('{Control>}a{/Control}Tools{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onClose).toHaveBeenCalledWith({ done: true, paths: [] }));
  expect(executed).toEqual([{ type: 'set', path, properties: { pretitle: 'Tools' }, base: teaser }]);
});

it('takes a property away where its field was emptied', async () => {
  const { user, executed } = await open(teaser);
  await user.clear(screen.getByRole('textbox', { name: 'Pretitle' }));
  await user.click(done());
  await waitFor(() => expect(executed).toMatchObject([{ properties: { pretitle: null } }]));
});

it('puts entries in another order with the arrow keys, and keeps what it does not know of them', async () => {
  const { user, executed } = await open(teaser);
  await user.click(screen.getByRole('tab', { name: 'Link' }));
  focus('Move Actions 1: up and down keys');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('Actions 1 is now 2 of 2.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move Actions 2: up and down keys' })).toHaveFocus();
  await user.click(done());
  await waitFor(() => expect(executed).toHaveLength(1));
  expect(executed[0]).toMatchObject({
    children: { actions: { item0: { text: 'Second' }, item1: { text: 'First', 'jcr:uuid': 'kept' } } },
  });
});

it('adds an entry, says what it lacks, and leads there from another tab', async () => {
  const { user, executed } = await open(teaser);
  await user.click(screen.getByRole('tab', { name: 'Link' }));
  await user.click(screen.getByRole('button', { name: 'Add to actions' }));
  await user.click(screen.getByRole('tab', { name: 'Text' }));
  await user.click(done());
  const summary = await screen.findByRole('group', { name: 'What is wrong' });
  expect(summary).toHaveFocus();
  expect(summary).toHaveTextContent('2 things are wrong');
  await user.click(within(summary).getByText('Actions 3, Words: Fill in this field.'));
  const words = within(screen.getAllByRole('listitem').at(-1)!).getByRole('textbox', { name: /Words/ });
  await waitFor(() => expect(words).toHaveFocus());
  expect(words).toBeInvalid();
  expect(executed).toEqual([]);
});

it('asks before it throws away what was typed', async () => {
  const { user, onClose } = await open(teaser);
  await user.type(screen.getByRole('textbox', { name: 'Pretitle' }), '!');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Pretitle' })).toHaveValue('Compressors!');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(undefined));
});

it('stays as typed where the server does not answer, and says why', async () => {
  const { user, test, onClose } = await open(teaser);
  test.outcome = { done: false, reason: 'offline', message: 'The server does not answer.' };
  await user.type(screen.getByRole('textbox', { name: 'Pretitle' }), '!');
  await user.click(done());
  expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
  expect(screen.getByRole('textbox', { name: 'Pretitle' })).toHaveValue('Compressors!');
  expect(onClose).not.toHaveBeenCalled();
});

it('gives back after a reload what was not saved', async () => {
  const first = await open(teaser);
  await first.user.type(screen.getByRole('textbox', { name: 'Pretitle' }), '!');
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  first.unmount();
  const { user } = await open(teaser);
  await user.click(screen.getByRole('button', { name: 'Take them back' }));
  expect(screen.getByRole('textbox', { name: 'Pretitle' })).toHaveValue('Compressors!');
});

it('forgets what was saved', async () => {
  const { user, onClose } = await open(teaser);
  await user.type(screen.getByRole('textbox', { name: 'Pretitle' }), '!');
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  await user.click(done());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sessionStorage).toHaveLength(0);
});

it('shows a field only while another asks for it', async () => {
  const { user } = await open(teaser);
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Take the title from the linked page' }));
  expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
});

it('offers the styles of the policy, and keeps those it does not know', async () => {
  const style = (id: string, label: string) => ({ 'cq:styleId': id, 'cq:styleLabel': label });
  answers({
    [`${path}.policy.json`]: {
      'cq:styleGroups': {
        item0: { 'cq:styleGroupLabel': 'Look', 'cq:styles': { item0: style('kicker', 'Kicker') } },
        item1: {
          'cq:styleGroupLabel': 'Room',
          'cq:styleGroupMultiple': true,
          'cq:styles': { item0: style('wide', 'Wide'), item1: style('tall', 'Tall') },
        },
      },
    },
  });
  const { user, executed } = await open({
    'sling:resourceType': 'ventora/components/title',
    'cq:styleIds': ['foreign', 'wide'],
  });
  await user.click(screen.getByRole('tab', { name: 'Styles' }));
  expect(screen.getByRole('checkbox', { name: 'Room: Wide' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Room: Tall' }));
  await user.click(screen.getByRole('button', { name: /Look/ }));
  await user.click(await screen.findByRole('option', { name: 'Kicker' }));
  await user.click(done());
  await waitFor(() => expect(executed).toHaveLength(1));
  expect(executed[0]).toMatchObject({
    properties: { 'cq:styleIds': ['foreign', 'kicker', 'wide', 'tall'] },
  });
});

it('makes commands of panels: renamed, gone, in another order, new', async () => {
  answers({
    ...noPolicy,
    [`${path}.allowedcomponents.json`]: [
      { resourceType: 'ventora/components/text', title: 'Text', template: { textIsRich: true } },
    ],
  });
  const panel = (title: string) => ({
    'sling:resourceType': 'ventora/components/text',
    'cq:panelTitle': title,
  });
  const { user, executed } = await open({
    'sling:resourceType': 'ventora/components/tabs',
    text: panel('One'),
    text_1: panel('Two'),
    text_2: panel('Three'),
  });
  await user.type(screen.getByRole('textbox', { name: 'Title of panel 1' }), ' more');
  await user.click(screen.getByRole('button', { name: 'Remove Two' }));
  focus('Move Three: up and down keys');
  await user.keyboard('{ArrowUp}');
  await user.click(await screen.findByRole('button', { name: 'Add a panel' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Text' }));
  await user.type(screen.getByRole('textbox', { name: 'Title of panel 3' }), 'New');
  await user.click(done());
  await waitFor(() => expect(executed).toHaveLength(1));
  expect(executed[0]).toEqual({
    type: 'group',
    commands: [
      { type: 'delete', path: `${path}/text_1` },
      { type: 'set', path: `${path}/text`, properties: { 'cq:panelTitle': 'One more' } },
      {
        type: 'insert',
        parent: path,
        name: 'text_3',
        position: 'last',
        node: {
          'jcr:primaryType': 'nt:unstructured',
          'sling:resourceType': 'ventora/components/text',
          'cq:panelTitle': 'New',
          textIsRich: true,
        },
      },
      { type: 'move', path: `${path}/text`, parent: path, position: { before: 'text_3' } },
    ],
  });
});

it('is readable for screen readers', async () => {
  const { baseElement } = await open(teaser);
  expect(await axe(baseElement, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});

it('says at once when another author changes the component, or deletes it', async () => {
  const { test, dialog, user } = await open(teaser);
  await user.type(within(dialog).getByRole('textbox', { name: 'Pretitle' }), ', dry');
  act(() => test.others({ root: { item: { ...teaser }, other: { 'jcr:title': 'Elsewhere' } } }));
  expect(within(dialog).queryByText('Changed by another author')).not.toBeInTheDocument();
  act(() => test.others({ root: { item: { ...teaser, 'jcr:title': 'Theirs' } } }));
  expect(within(dialog).getByText(/Another author has just changed this/)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Pretitle' })).toHaveValue('Compressors, dry');
  act(() => test.others({ root: {} }));
  expect(within(dialog).getByText(/Another author has just deleted this/)).toBeVisible();
});

it('shows a text that is not formatted as it was typed, and keeps its words when that changes', async () => {
  const { user, executed, dialog } = await open({
    'sling:resourceType': 'ventora/components/text',
    text: 'Below 3 & above 7 bar',
    textIsRich: false,
  });
  const field = () => within(dialog).getByRole('textbox', { name: /^Text/ });
  expect(field().tagName).toBe('TEXTAREA');
  expect(field()).toHaveValue('Below 3 & above 7 bar');
  expect(within(dialog).queryByRole('toolbar')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Formatted' }));
  expect(field().tagName).not.toBe('TEXTAREA');
  await user.click(done());
  expect(executed).toMatchObject([
    { properties: { text: '<p>Below 3 &amp; above 7 bar</p>', textIsRich: true } },
  ]);
});
