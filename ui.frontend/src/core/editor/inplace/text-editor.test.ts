/** @jest-environment jsdom */
import type { Target } from './targets';
import { openTextEditor } from './text-editor';

const path = '/content/site/en/jcr:content/root/text';
const targets: Readonly<Record<Target['kind'], [Target, before: string, after: string]>> = {
  plain: [{ kind: 'plain', value: 'Dry air' } as Target, 'Dry air', 'Dry air for paint'],
  rich: [{ kind: 'rich', value: '<p>Dry air</p>' } as Target, '<p>Dry air</p>', '<p>Dry air for paint</p>'],
};

const open = (target: Target) => {
  const element = document.createElement(target.kind === 'rich' ? 'div' : 'p');
  document.body.append(element);
  return openTextEditor(path, { ...target, label: 'Text', property: 'text' }, element, () => false);
};
const type = ({ editor }: ReturnType<typeof open>) => {
  const { doc } = editor.state;
  editor.commands.insertContentAt(doc.content.size - (doc.isTextblock ? 0 : 1), ' for paint');
};

beforeEach(() => sessionStorage.clear());

describe.each(['plain', 'rich'] as const)('%s text edited in place', (kind) => {
  const [target, before, after] = targets[kind];

  it('restores a cancelled draft, and can undo that', () => {
    const first = open(target);
    type(first);
    first.keep();
    first.editor.destroy();

    const again = open(target);
    expect([again.value(), again.isChanged()]).toEqual([before, false]);
    again.takeDraft();
    expect([again.value(), again.isChanged()]).toEqual([after, true]);
    again.editor.commands.undo();
    expect(again.value()).toBe(before);
    again.editor.commands.redo();
    expect(again.value()).toBe(after);
    again.forget();
    expect(open(target).draft).toBeUndefined();
  });

  it('keeps the draft over a reload', () => {
    jest.useFakeTimers();
    type(open(target));
    jest.advanceTimersByTime(1000);
    jest.useRealTimers();
    const again = open(target);
    again.takeDraft();
    expect(again.value()).toBe(after);
  });

  it('keeps the draft when the text is opened and closed again unchanged', () => {
    const first = open(target);
    type(first);
    first.keep();
    open(target).keep();
    expect(open(target).draft).toBeDefined();
  });
});
