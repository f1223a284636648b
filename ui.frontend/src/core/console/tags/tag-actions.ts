import type { Action } from '../actions/Action';
import type { Here } from '../views/BrowserProps';
import type { TagItem } from './TagItem';

/** What the console asks in a dialog. */
export type Question = 'create' | 'edit' | 'move' | 'merge' | 'used' | 'publish' | 'delete';

/** What authors can do with the tags that are selected, and where they are. */
export function tagActions({ targets }: Here<TagItem>, ask: (question: Question) => void): readonly Action[] {
  const isOne = targets.length === 1;
  const none = targets.length === 0 ? 'Select a tag first.' : undefined;
  const notOne = isOne ? undefined : 'Select one tag.';
  const namespace = targets.find((tag) => tag.isNamespace);
  const fixed = namespace && `“${namespace.title}” is a namespace, which stays where it is.`;
  const action = (id: Question, title: string, icon: Action['icon'], more: Partial<Action> = {}): Action => ({
    id,
    title,
    icon,
    run: () => ask(id),
    ...more,
  });
  return [
    action('create', 'Create', 'add', { key: 'Insert', isPrimary: true }),
    action('edit', 'Edit', 'edit', { key: 'Alt+Enter', isPrimary: true, refusal: notOne }),
    action('move', 'Move or rename', 'move', { key: 'F2', refusal: notOne ?? fixed }),
    action('merge', 'Merge', 'copy', { refusal: notOne ?? fixed }),
    action('used', 'Where used', 'link', { refusal: notOne }),
    action('publish', 'Publish', 'publish', { refusal: none }),
    action('delete', 'Delete', 'bin', { key: 'Delete', isDestructive: true, refusal: none }),
  ];
}
