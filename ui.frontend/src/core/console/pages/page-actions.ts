import { consoleAddress } from '../../../../../shared/addresses/consoles';
import { UNIVERSAL_ORIGINS, universalAddress } from '../../../../../shared/addresses/universal-editor';
import type { Action } from '../actions/Action';
import type { Here } from '../views/BrowserProps';
import type { PageItem } from './PageItem';
import { isFragment } from './page-source';
import { t } from '../../../../../shared/authoring/language/t';

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

/** Whether author has the screen: the document says so. */
const hasUniversalEditor = (): boolean =>
  document.querySelector(`meta[name="${UNIVERSAL_ORIGINS}"]`) !== null;

/** What authors can do with the pages that are selected, and where they are. */
export function pageActions(
  { targets, level, path }: Here<PageItem>,
  { ask, setLock }: PageActions,
): readonly Action[] {
  const create: Action = {
    id: 'create',
    title: t('Create'),
    icon: 'add',
    key: 'Insert',
    isPrimary: true,
    refusal: level ? undefined : t('{path} is still being loaded.', { path }),
    run: () => ask('create'),
  };
  if (targets.length === 0) return [create];
  const [first] = targets;
  const isOne = targets.length === 1;
  const folder = targets.find(({ row }) => row.isFolder);
  const derived = targets.find(({ row }) => row.isDerived);
  const noFolder = folder && t('“{title}” is a folder, not a page.', { title: folder.title });
  const ofSource =
    derived &&
    t('“{title}” is inherited; do this to {follows}.', {
      title: derived.title,
      follows: derived.row.follows ?? 'its source',
    });
  const fragment = targets.find(({ row }) => isFragment(row));
  const ofFragment =
    fragment &&
    t('“{title}” is an experience fragment; go into it, and edit one of its variations.', {
      title: fragment.title,
    });
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
      title: t('Edit'),
      icon: 'edit',
      isPrimary: true,
      refusal: noFolder ?? ofFragment ?? (isOne ? undefined : t('Select one page to edit it.')),
      run: () => location.assign(first?.opens ?? ''),
    },
    ...(hasUniversalEditor()
      ? [
          {
            id: 'universal',
            title: t('Open in the Universal Editor'),
            icon: 'edit' as const,
            refusal: noFolder ?? ofFragment ?? (isOne ? undefined : t('Select one page to edit it.')),
            run: () => location.assign(universalAddress(first?.path ?? '')),
          },
        ]
      : []),
    question('properties', t('Properties'), 'properties', { key: 'Alt+Enter', isPrimary: true }),
    question('publish', t('Publish'), 'publish', { isPrimary: true }),
    question('unpublish', t('Unpublish'), 'unpublish', {
      refusal:
        noFolder ??
        (targets.some(({ row }) => row.published) ? undefined : t('Visitors do not see it anyway.')),
    }),
    question('review', t('Review'), 'user', {
      refusal: noFolder ?? ofSource ?? (isOne ? undefined : t('Select one page to have it reviewed.')),
    }),
    question('preview', t('Preview links'), 'link', {
      refusal: noFolder ?? (isOne ? undefined : t('Select one page to make a link to it.')),
    }),
    question('release', t('Add to a release'), 'add'),
    question('used', t('Where used'), 'link', {
      refusal: isOne ? undefined : t('Select one page to see where it is used.'),
    }),
    question('move', t('Move or rename'), 'move', { key: 'F2' }),
    question('copy', t('Copy'), 'copy'),
    {
      id: 'lock',
      title: isLocked ? t('Unlock') : t('Lock'),
      icon: 'lock',
      refusal: noFolder ?? ofSource,
      run: () => setLock(targets, !isLocked),
    },
    {
      id: 'languages',
      title: t('Languages…'),
      icon: 'globe',
      refusal: noFolder ?? (isOne ? undefined : t('Select one page to see its language copies.')),
      run: () => location.assign(consoleAddress('translation', first?.path ?? '')),
    },
    {
      id: 'replace',
      title: t('Find and replace here…'),
      icon: 'search',
      refusal: isOne ? undefined : t('Select one page or folder to search it and all below.'),
      run: () => location.assign(`/replace.html${encodeURI(first?.path ?? '')}`),
    },
    question('delete', t('Delete'), 'bin', { key: 'Delete', isDestructive: true }),
  ];
}
