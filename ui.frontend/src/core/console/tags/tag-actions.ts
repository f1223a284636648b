import type { Action } from '../actions/Action';
import type { Here } from '../views/BrowserProps';
import type { TagItem } from './TagItem';
import { t } from '../../../../../shared/authoring/language/t';

/** What the console asks in a dialog. */
export type Question = 'create' | 'edit' | 'move' | 'merge' | 'used' | 'publish' | 'delete';

/** What authors can do with the tags that are selected, and where they are. */
export function tagActions({ targets }: Here<TagItem>, ask: (question: Question) => void): readonly Action[] {
  const isOne = targets.length === 1;
  const none = targets.length === 0 ? t('Select a tag first.') : undefined;
  const notOne = isOne ? undefined : t('Select one tag.');
  const namespace = targets.find((tag) => tag.isNamespace);
  const fixed =
    namespace && t('“{title}” is a namespace, which stays where it is.', { title: namespace.title });
  const action = (id: Question, title: string, icon: Action['icon'], more: Partial<Action> = {}): Action => ({
    id,
    title,
    icon,
    run: () => ask(id),
    ...more,
  });
  return [
    action('create', t('Create'), 'add', { key: 'Insert', isPrimary: true }),
    action('edit', t('Edit'), 'edit', { key: 'Alt+Enter', isPrimary: true, refusal: notOne }),
    action('move', t('Move or rename'), 'move', { key: 'F2', refusal: notOne ?? fixed }),
    action('merge', t('Merge'), 'copy', { refusal: notOne ?? fixed }),
    action('used', t('Where used'), 'link', { refusal: notOne }),
    action('publish', t('Publish'), 'publish', { refusal: none }),
    action('delete', t('Delete'), 'bin', { key: 'Delete', isDestructive: true, refusal: none }),
  ];
}
