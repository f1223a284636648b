import { consoleAddress } from '../../../../../shared/addresses/consoles';
import type { Action } from '../actions/Action';
import type { Here } from '../views/BrowserProps';
import type { PageItem } from './PageItem';
import { isFragment } from './page-source';

/** What the console asks in a dialog. */
export type Question =
  | 'create'
  | 'properties'
  | 'publish'
  | 'unpublish'
  | 'review'
  | 'preview'
  | 'move'
  | 'copy'
  | 'delete'
  | 'bin'
  | 'reviews'
  | 'previews'
  | 'used'
  | 'release'
  | 'releases';

interface PageActions {
  ask(question: Question): void;
  setLock(items: readonly PageItem[], isLocked: boolean): void;
}

/** What authors can do with the pages that are selected, and where they are. */
export function pageActions(
  { targets, level, path }: Here<PageItem>,
  { ask, setLock }: PageActions,
): readonly Action[] {
  const create: Action = {
    id: 'create',
    title: 'Create',
    icon: 'add',
    key: 'Insert',
    isPrimary: true,
    refusal: level ? undefined : `${path} is still being loaded.`,
    run: () => ask('create'),
  };
  if (targets.length === 0) return [create];
  const [first] = targets;
  const isOne = targets.length === 1;
  const folder = targets.find(({ row }) => row.isFolder);
  const derived = targets.find(({ row }) => row.isDerived);
  const noFolder = folder && `“${folder.title}” is a folder, not a page.`;
  const ofSource =
    derived && `“${derived.title}” is inherited; do this to ${derived.row.follows ?? 'its source'}.`;
  const fragment = targets.find(({ row }) => isFragment(row));
  const ofFragment =
    fragment && `“${fragment.title}” is an experience fragment; go into it, and edit one of its variations.`;
  const isLocked = targets.every(({ row }) => row.lockOwner !== undefined);
  const question = (
    id: Question,
    title: string,
    icon: Action['icon'],
    more: Partial<Action> = {},
  ): Action => ({
    id,
    title,
    icon,
    refusal: noFolder ?? ofSource,
    run: () => ask(id),
    ...more,
  });
  return [
    create,
    {
      id: 'edit',
      title: 'Edit',
      icon: 'edit',
      isPrimary: true,
      refusal: noFolder ?? ofFragment ?? (isOne ? undefined : 'Select one page to edit it.'),
      run: () => location.assign(first?.opens ?? ''),
    },
    question('properties', 'Properties', 'properties', { key: 'Alt+Enter', isPrimary: true }),
    question('publish', 'Publish', 'publish', { isPrimary: true }),
    question('unpublish', 'Unpublish', 'unpublish', {
      refusal:
        noFolder ?? (targets.some(({ row }) => row.published) ? undefined : 'Visitors do not see it anyway.'),
    }),
    question('review', 'Review', 'user', {
      refusal: noFolder ?? ofSource ?? (isOne ? undefined : 'Select one page to have it reviewed.'),
    }),
    question('preview', 'Preview links', 'link', {
      refusal: noFolder ?? (isOne ? undefined : 'Select one page to make a link to it.'),
    }),
    question('release', 'Add to a release', 'add'),
    question('used', 'Where used', 'link', {
      refusal: isOne ? undefined : 'Select one page to see where it is used.',
    }),
    question('move', 'Move or rename', 'move', { key: 'F2' }),
    question('copy', 'Copy', 'copy'),
    {
      id: 'lock',
      title: isLocked ? 'Unlock' : 'Lock',
      icon: 'lock',
      refusal: noFolder ?? ofSource,
      run: () => setLock(targets, !isLocked),
    },
    {
      id: 'languages',
      title: 'Languages…',
      icon: 'globe',
      refusal: noFolder ?? (isOne ? undefined : 'Select one page to see its language copies.'),
      run: () => location.assign(consoleAddress('translation', first?.path ?? '')),
    },
    {
      id: 'replace',
      title: 'Find and replace here…',
      icon: 'search',
      refusal: isOne ? undefined : 'Select one page or folder to search it and all below.',
      run: () => location.assign(`/replace.html${encodeURI(first?.path ?? '')}`),
    },
    question('delete', 'Delete', 'bin', { key: 'Delete', isDestructive: true }),
  ];
}
