/** @jest-environment jsdom */
import { componentType } from '../../../../../../shared/addresses/app';
import { partly } from '../../../../../../shared/testing/partly';
import type { WorkbenchWithActions } from '../Workbench';
import { runKey } from './run-key';

function pressF2(type: string, canEdit: boolean) {
  const [configure, editInPlace, refuse] = [jest.fn(), jest.fn(), jest.fn()];
  const item = { path: '/p/x', resourceType: componentType(type) };
  const bench = {
    selection: { get: () => ({ paths: [item.path] }) },
    tree: { get: () => new Map([[item.path, item]]) },
    locks: { ofWords: () => undefined },
    shell: { configure, editInPlace, refuse },
    canEditInPlace: () => canEdit,
    typingIn: () => undefined,
    hasDialog: () => true,
  };
  runKey({ do: 'edit' }, partly<WorkbenchWithActions>(bench));
  return { configure, editInPlace, refuse };
}

it('edits a text in place', () => {
  expect(pressF2('text', true).editInPlace).toHaveBeenCalledWith('/p/x');
});

it('opens the dialog of a text that is empty, and so has no place on the page', () => {
  expect(pressF2('text', false).configure).toHaveBeenCalledWith('/p/x');
});

it('says that a component has no text of its own', () => {
  expect(pressF2('image', false).refuse).toHaveBeenCalledWith(expect.stringContaining('no text to edit'));
});
