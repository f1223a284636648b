/**
 * @jest-environment jsdom
 * @jest-turn 4
 */
import { screen, waitFor, within } from '@testing-library/react';
import { done, focus, noPolicy, open, path, teaser } from './opened-dialog';
import { answers } from './testing';

// Spectrum renders slowly on a busy machine.
jest.setTimeout(30_000);

beforeEach(() => {
  sessionStorage.clear();
  answers(noPolicy);
});

it('reorders entries with the arrow keys, and keeps properties without a field', async () => {
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
  const added = within(screen.getAllByRole('listitem').at(-1)!);
  await waitFor(() => expect(added.getAllByRole('textbox')[0]).toHaveFocus());
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

it('removes a table column with its cells, and labels each cell by its column', async () => {
  const item = (properties: object) => ({ 'jcr:primaryType': 'nt:unstructured', ...properties });
  const { user, executed } = await open({
    'sling:resourceType': 'ventora/components/table',
    columns: {
      item0: item({ name: 'plan', title: 'Plan' }),
      item1: item({ name: 'basic', title: 'Basic' }),
      item2: item({ name: 'plus', title: 'Plus' }),
    },
    rows: { item0: item({ cells: ['Leak search', '–', 'yes'] }) },
  });
  await user.click(screen.getByRole('tab', { name: 'Columns' }));
  await user.click(screen.getByRole('button', { name: 'Remove Columns 2' }));
  await user.click(screen.getByRole('tab', { name: 'Rows' }));
  expect(screen.getByRole('textbox', { name: 'Plan' })).toHaveValue('Leak search');
  await user.type(screen.getByRole('textbox', { name: 'Plus' }), '!');
  await user.click(done());
  await waitFor(() => expect(executed).toHaveLength(1));
  expect(executed[0]).toMatchObject({
    children: {
      columns: { item0: { title: 'Plan' }, item1: { title: 'Plus' } },
      rows: { item0: { cells: ['Leak search', 'yes!'] } },
    },
  });
});

it('offers the policy’s styles, and keeps unknown ones', async () => {
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

it('renames, deletes, reorders and inserts panels', async () => {
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
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title of panel 3' })).toHaveFocus());
  await user.keyboard('New');
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
