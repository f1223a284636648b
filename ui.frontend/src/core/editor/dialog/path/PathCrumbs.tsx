import { Breadcrumbs, Item } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';

interface PathCrumbsProps {
  /** The topmost folder offered. */
  readonly root: string;
  readonly folder: string;
  onOpen(folder: string): void;
}

/** The way from the root to the open folder. */
export const PathCrumbs = ({ root, folder, onOpen }: PathCrumbsProps): ReactNode => (
  <Breadcrumbs size="S" onAction={(path) => onOpen(String(path))}>
    {crumbs(root, folder).map(({ path, name }) => (
      <Item key={path}>{name}</Item>
    ))}
  </Breadcrumbs>
);

/** The breadcrumb from the root to a folder. */
function crumbs(root: string, folder: string): { path: string; name: string }[] {
  const base = root === '/' ? '' : root;
  const names = folder.slice(base.length).split('/').filter(Boolean);
  return [
    { path: root, name: root },
    ...names.map((name, i) => ({ path: `${base}/${names.slice(0, i + 1).join('/')}`, name })),
  ];
}
