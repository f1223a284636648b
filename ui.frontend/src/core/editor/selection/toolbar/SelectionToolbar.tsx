import { useLayoutEffect, useRef, type Key, type ReactNode } from 'react';
import { ActionGroup, Item, Text } from '@adobe/react-spectrum';
import AddCircle from '@spectrum-icons/workflow/AddCircle';
import ArrowUp from '@spectrum-icons/workflow/ArrowUp';
import Collection from '@spectrum-icons/workflow/Collection';
import Comment from '@spectrum-icons/workflow/Comment';
import Copy from '@spectrum-icons/workflow/Copy';
import Cut from '@spectrum-icons/workflow/Cut';
import Delete from '@spectrum-icons/workflow/Delete';
import Duplicate from '@spectrum-icons/workflow/Duplicate';
import Edit from '@spectrum-icons/workflow/Edit';
import Experience from '@spectrum-icons/workflow/Experience';
import Paste from '@spectrum-icons/workflow/Paste';
import Wrench from '@spectrum-icons/workflow/Wrench';
import { addressOf } from '../../sling/SlingClient';
import type { TreeItem } from '../content-tree';
import { useReadable } from '../create-store';
import { fragmentOf } from './fragment-of';
import { PanelMenu } from './PanelMenu';
import { panelKind } from './panels';
import { structureTools } from './structure-tools';
import type { Tool } from './Tool';
import { beside } from '../geometry/place-on-page';
import { useWorkbench, type WorkbenchWithActions } from '../Workbench';
import { t } from '../../../../../../shared/authoring/language/t';

const ownsItself = (item: TreeItem): boolean => !item.isRoot;
const isMovable = (item: TreeItem, { locks }: WorkbenchWithActions): boolean =>
  ownsItself(item) && locks.ofPlace(item.path) === undefined;
/** Where a new component would go: into the selection or beside it. */
const hasRoom = ({ path, parent }: TreeItem, { locks }: WorkbenchWithActions): boolean =>
  [path, parent ?? path].some((one) => locks.ofInside(one) === undefined);

const tools: readonly Tool[] = [
  {
    key: 'edit',
    label: t('Edit text (F2)'),
    icon: <Edit />,
    run: ({ shell }, { path }) => shell.editInPlace(path),
    when: (item, { canEditInPlace }, count) => count === 1 && canEditInPlace(item.path),
  },
  {
    key: 'configure',
    label: t('Configure (Enter)'),
    icon: <Wrench />,
    run: ({ shell }, { path }) => shell.configure(path),
    when: (item, { hasDialog, locks }, count) =>
      count === 1 &&
      ownsItself(item) &&
      hasDialog(item.resourceType) &&
      locks.ofWords(item.path) === undefined,
  },
  {
    key: 'fragment',
    label: t('Edit the fragment'),
    icon: <Experience />,
    run({ session }, { path }) {
      const fragment = fragmentOf(session.content(path));
      if (fragment !== undefined) location.assign(`/editor.html${addressOf(fragment)}.html`);
    },
    when: (item, { session }, count) => count === 1 && fragmentOf(session.content(item.path)) !== undefined,
  },
  {
    key: 'copy',
    label: t('Copy (Ctrl+C)'),
    icon: <Copy />,
    run: ({ actions }) => actions.copy('copy'),
    when: ownsItself,
  },
  {
    key: 'cut',
    label: t('Cut (Ctrl+X)'),
    icon: <Cut />,
    run: ({ actions }) => actions.copy('move'),
    when: isMovable,
  },
  {
    key: 'paste',
    label: t('Paste (Ctrl+V)'),
    icon: <Paste />,
    run: ({ actions }) => void actions.paste(),
    when: hasRoom,
  },
  {
    key: 'duplicate',
    label: t('Duplicate (Ctrl+D)'),
    icon: <Duplicate />,
    run: ({ actions }) => void actions.duplicate(),
    when: (item, { locks }) =>
      ownsItself(item) && (item.parent === undefined || locks.ofInside(item.parent) === undefined),
  },
  {
    key: 'section',
    label: t('Save as section (S)'),
    icon: <Collection />,
    run: ({ actions }) => actions.saveSection(),
    when: ownsItself,
  },
  {
    key: 'delete',
    label: t('Delete (Del)'),
    icon: <Delete />,
    run: ({ actions }) => void actions.remove(),
    when: isMovable,
  },
  {
    key: 'insert',
    label: t('Insert component (Insert)'),
    icon: <AddCircle />,
    run: ({ actions }, item) =>
      actions.pick(item.isContainer && (item.isRoot || item.children.length === 0) ? 'into' : 'after'),
    when: hasRoom,
  },
  ...structureTools,
  {
    key: 'comment',
    label: t('Comment (C)'),
    icon: <Comment />,
    run: (bench, { path }) => bench.comment(path),
    when: (_item, { template }, count) => count === 1 && !template,
  },
  {
    key: 'parent',
    label: t('Select parent (Esc)'),
    icon: <ArrowUp />,
    run: ({ actions }) => actions.step('out'),
    when: (item) => item.parent !== undefined,
  },
];

interface SelectionToolbarProps {
  /** Shown in one of the editor's bars if the view has no room beside the selection. */
  isDocked?: boolean;
}

/** Toolbar next to the selection. */
export function SelectionToolbar({ isDocked = false }: SelectionToolbarProps): ReactNode {
  const bench = useWorkbench();
  const { geometry, selection, tree: treeStore, titleOf } = bench;
  const { paths } = useReadable(selection);
  const tree = useReadable(treeStore);
  const bar = useRef<HTMLDivElement>(null);
  const path = paths.at(-1);
  const item = path === undefined ? undefined : tree.get(path);

  useLayoutEffect(() => {
    if (path === undefined || isDocked) return;
    const place = () => {
      const box = geometry.boxes().get(path);
      const element = bar.current;
      const view = element?.offsetParent;
      if (!element || !view || !box) return;
      const { x, y } = geometry.scroll();
      const shown = { ...box, left: box.left - x, top: box.top - y };
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const room = { width: view.clientWidth, height: view.clientHeight };
      const at = beside(shown, size, room);
      element.style.transform = `translate(${at.x}px, ${at.y}px)`;
      element.dataset.away = String(
        shown.top > room.height || shown.top + shown.height < 0 || box.width === 0,
      );
    };
    place();
    return geometry.onChange(place);
  }, [geometry, path, tree, paths.length, isDocked]);

  if (!item) return null;
  const shown = tools.filter(({ when }) => when?.(item, bench, paths.length) ?? true);
  const kind = panelKind(item.resourceType);
  const name = paths.length === 1 ? titleOf(item.resourceType) : `${paths.length} components`;
  return (
    <div className="ed-toolbar" data-docked={isDocked} ref={bar}>
      <ActionGroup
        aria-label={t('{name}: actions', { name })}
        isQuiet
        density="compact"
        buttonLabelBehavior="hide"
        onAction={(key: Key) => shown.find((tool) => tool.key === key)?.run(bench, item)}
      >
        {shown.map(({ key, label, icon }) => (
          <Item key={key} textValue={label}>
            {icon}
            <Text>{label}</Text>
          </Item>
        ))}
      </ActionGroup>
      {paths.length === 1 && kind && <PanelMenu item={item} kind={kind} isShort={isDocked} />}
    </div>
  );
}
