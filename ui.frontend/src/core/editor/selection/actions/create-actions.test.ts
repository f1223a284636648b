/** @jest-environment jsdom */
import { clipboard } from './clipboard';
import { createActions } from './create-actions';
import { noInheritance, type Inheritance } from '../../sling/inheritance';
import { locksOf } from './locks';
import { root, treeOf } from '../testing';
import type { Workbench } from '../Workbench';
import { partly } from '../../../../../../shared/testing/partly';

function bench(lines = ['text'], selected = 'text', inheritance: Inheritance = noInheritance) {
  const tree = treeOf(lines);
  const refuse = jest.fn();
  const announce = jest.fn();
  const execute = jest.fn().mockResolvedValue({ done: true, paths: [] });
  const boxes = new Map(
    [...tree.keys()].map((path, row) => [path, { left: 0, top: row * 100, width: 400, height: 100 }]),
  );
  const made = {
    page: { showPanel() {} },
    session: { pagePath: '/content/site/page', execute, content: () => ({}) },
    tree: { get: () => tree },
    geometry: { boxes: () => boxes },
    selection: { get: () => ({ paths: [`${root}/${selected}`] }), focus() {} },
    allowed: {
      in: () =>
        Promise.resolve(['x/text', 'x/container'].map((resourceType) => ({ resourceType, title: 'Text' }))),
    },
    locks: locksOf(inheritance),
    shell: { refuse, announce },
    titleOf: () => 'Text',
  };
  return { actions: createActions(partly<Workbench>(made)), refuse, execute, announce };
}

it('says where a component has gone that is moved by keyboard', async () => {
  const { actions, announce } = bench(['title', 'text', 'image'], 'title');
  await actions.shift(1);
  expect(announce).toHaveBeenLastCalledWith('Text: now 2 of 3.');
});

it('shows where a component goes while it is moved by keyboard, and then for a moment where it has gone', async () => {
  jest.useFakeTimers();
  const { actions, execute } = bench(['title', 'text', 'image'], 'title');
  const seen: unknown[] = [];
  actions.moveMark.subscribe(() => seen.push(actions.moveMark.get()));
  await actions.shift(1);
  // After the text, the second row of three.
  expect(seen).toEqual([
    { kind: 'going', line: { left: 0, top: 298.5, width: 400, height: 3 } },
    { kind: 'arrived', path: `${root}/title` },
  ]);
  jest.runAllTimers();
  expect(actions.moveMark.get()).toBeUndefined();
  execute.mockResolvedValueOnce({ done: false, reason: 'refused', message: '' });
  await actions.shift(1);
  expect(actions.moveMark.get()).toBeUndefined();
  jest.useRealTimers();
});

const elsewhere = [
  { path: '/content/site/other/jcr:content/root/main/text', resourceType: 'x/text', node: {} },
];

it('pastes components copied on another page', async () => {
  const { actions, execute } = bench();
  clipboard.write({ type: 'copy', items: elsewhere });
  await actions.paste();
  expect(execute).toHaveBeenCalledWith(expect.objectContaining({ type: 'insert' }), 'Paste Text');
});

it('moves components cut on another page, and only once', async () => {
  const { actions, execute, refuse } = bench();
  clipboard.write({ type: 'move', items: elsewhere });
  await actions.paste();
  expect(execute).toHaveBeenCalledWith(
    { type: 'bring', path: elsewhere[0]!.path, node: {}, parent: root, position: { after: 'text' } },
    'Move Text',
  );
  await actions.paste();
  expect(execute).toHaveBeenCalledTimes(1);
  expect(refuse).toHaveBeenCalledWith(expect.stringContaining('nothing to paste'));
});

it.each([
  ['beside itself', 'section', { type: 'copy', parent: root, position: { after: 'section' } }],
  ['in itself', 'section/text', { type: 'insert', parent: `${root}/section`, position: { after: 'text' } }],
])('pastes a copied container %s, depending on the selection', async (_, selected, command) => {
  const { actions, execute } = bench(['section/', 'section/text'], selected);
  clipboard.write({
    type: 'copy',
    items: [{ path: `${root}/section`, resourceType: 'x/container', node: { a: 'b' } }],
  });
  await actions.paste();
  expect(execute).toHaveBeenCalledWith(expect.objectContaining(command), 'Paste Text');
});

it('duplicates a component beside itself, and leaves the clipboard alone', async () => {
  const { actions, execute } = bench(['text', 'button'], 'text');
  clipboard.write({ type: 'copy', items: elsewhere });
  await actions.duplicate();
  expect(execute).toHaveBeenCalledWith(
    expect.objectContaining({ type: 'copy', parent: root, position: { after: 'text' } }),
    'Duplicate Text',
  );
  expect(clipboard.read()?.items).toEqual(elsewhere);
});

it('treats a page below this one as another page', async () => {
  const { actions, execute } = bench();
  const path = '/content/site/page/below/jcr:content/root/main/text';
  clipboard.write({ type: 'move', items: [{ path, resourceType: 'x/text', node: {} }] });
  await actions.paste();
  expect(execute).toHaveBeenCalledWith(expect.objectContaining({ type: 'bring', path }), 'Move Text');
});

it('keeps cut components on the clipboard when the move is refused', async () => {
  const { actions, execute } = bench();
  execute.mockResolvedValueOnce({ done: false, reason: 'refused', message: '' });
  clipboard.write({ type: 'move', items: elsewhere });
  await actions.paste();
  expect(clipboard.read()?.items).toHaveLength(1);
});

describe('actions on a live copy', () => {
  const inheritance: Inheritance = {
    follows: { path: '/content/site/gb/page', title: 'Air' },
    masters: [],
    isStored: false,
    nodes: { [root]: { own: [], ownChildren: false }, [`${root}/text`]: { own: [], ownChildren: false } },
  };
  const refusal = expect.stringContaining('Change it on “Air”');

  it.each(['remove', 'paste', 'pick', 'cut', 'shift', 'set'] as const)(
    'say where to change inherited content instead of trying: %s',
    async (what) => {
      const { actions, execute, refuse } = bench(['text'], 'text', inheritance);
      clipboard.write({ type: 'copy', items: elsewhere });
      if (what === 'pick') actions.pick('after');
      else if (what === 'cut') actions.copy('move');
      else if (what === 'shift') await actions.shift(1);
      else if (what === 'set') await actions.set(`${root}/text`, { text: 'x' }, 'Set');
      else await actions[what]();
      expect(refuse).toHaveBeenCalledWith(refusal);
      expect(execute).not.toHaveBeenCalled();
    },
  );

  it('let an author copy inherited content to paste it elsewhere', () => {
    const { actions, refuse } = bench(['text'], 'text', inheritance);
    actions.copy('copy');
    expect(refuse).not.toHaveBeenCalled();
    expect(clipboard.read()?.items[0]?.path).toBe(`${root}/text`);
  });
});
