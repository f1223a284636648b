/** @jest-environment jsdom */
import { clipboard } from './clipboard';
import { createActions } from './create-actions';
import { root, treeOf } from './testing';
import type { Workbench } from './Workbench';

function bench() {
  const tree = treeOf(['text']);
  const refuse = jest.fn();
  const execute = jest.fn().mockResolvedValue({ done: true, paths: [] });
  const made = {
    page: { showPanel() {} },
    session: { pagePath: '/content/site/page', execute, content: () => ({}) },
    tree: { get: () => tree },
    selection: { get: () => ({ paths: [`${root}/text`] }), focus() {} },
    allowed: { in: () => Promise.resolve([{ resourceType: 'x/text', title: 'Text' }]) },
    doors: { refuse, announce() {} },
    titleOf: () => 'Text',
  };
  return { actions: createActions(made as unknown as Workbench), refuse, execute };
}

const elsewhere = [
  { path: '/content/site/other/jcr:content/root/main/text', resourceType: 'x/text', node: {} },
];

it('pastes what was copied on another page', async () => {
  const { actions, execute } = bench();
  clipboard.write({ type: 'copy', items: elsewhere });
  await actions.paste();
  expect(execute).toHaveBeenCalledWith(expect.objectContaining({ type: 'insert' }), 'Paste Text');
});

it('refuses to paste what was cut on another page, and says what to do instead', async () => {
  const { actions, execute, refuse } = bench();
  clipboard.write({ type: 'move', items: elsewhere });
  await actions.paste();
  expect(execute).not.toHaveBeenCalled();
  expect(refuse).toHaveBeenCalledWith(expect.stringContaining('Copy it there'));
});
