import LockClosed from '@spectrum-icons/workflow/LockClosed';
import LockOpen from '@spectrum-icons/workflow/LockOpen';
import Shield from '@spectrum-icons/workflow/Shield';
import { consoleAddress } from '../../../../../../shared/addresses/consoles';
import type { TreeItem } from '../content-tree';
import type { WorkbenchWithActions } from '../Workbench';
import type { Tool } from './Tool';
import { t } from '../../../../../../shared/authoring/language/t';

const CONTENT = '/jcr:content';

const isInStructure = ({ template }: WorkbenchWithActions): boolean => template?.part === 'structure';

/** Whether authors may change what is in it on pages. */
const isOpen = ({ session }: WorkbenchWithActions, { path }: TreeItem): boolean =>
  String(session.content(path)?.editable) === 'true';

const isLockable = (item: TreeItem, bench: WorkbenchWithActions, count: number): boolean =>
  isInStructure(bench) && count === 1 && !item.isRoot && bench.locks.ofWords(item.path) === undefined;

/** Where the console of templates shows the policy of a part. */
const policyAddress = (template: string, path: string): string =>
  consoleAddress(
    'templates',
    `${template}/policies${CONTENT}${path.slice(path.indexOf(CONTENT) + CONTENT.length)}`,
  );

/** What authors do with a part of a template's structure. */
export const structureTools: readonly Tool[] = [
  {
    key: 'unlock',
    label: t('Open to authors'),
    icon: <LockOpen />,
    run: ({ actions, titleOf }, { path, resourceType }) =>
      void actions.set(
        path,
        { editable: true },
        t('Open {title} to authors', { title: titleOf(resourceType) }),
      ),
    when: (item, bench, count) => isLockable(item, bench, count) && item.isContainer && !isOpen(bench, item),
  },
  {
    key: 'lock',
    label: t('Lock for authors'),
    icon: <LockClosed />,
    run: ({ actions, titleOf }, { path, resourceType }) =>
      void actions.set(
        path,
        { editable: null },
        t('Lock {title} for authors', { title: titleOf(resourceType) }),
      ),
    when: (item, bench, count) => isLockable(item, bench, count) && isOpen(bench, item),
  },
  {
    key: 'policy',
    label: t('Policy…'),
    icon: <Shield />,
    run: ({ template }, { path }) => location.assign(policyAddress(template?.path ?? '', path)),
    when: (_item, bench, count) => isInStructure(bench) && count === 1,
  },
];
