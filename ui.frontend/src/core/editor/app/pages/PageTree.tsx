import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { openBranches } from './open-branches';
import { keyInTree, openAtFirst, rowsOf, type PageBranch } from './page-tree';
import { PageTreeRow } from './PageTreeRow';

interface PageTreeProps {
  tree: readonly PageBranch[];
  /** Search results: every branch is open. */
  isFound: boolean;
  onOpen(path: string): void;
}

/** Pages by site, as a tree of links into the editor. */
export function PageTree({ tree, isFound, onOpen }: PageTreeProps): ReactNode {
  const [opened, setOpened] = useState(() => new Set(openBranches.read() ?? openAtFirst(tree)));
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [stood, setStood] = useState<string>();
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const isOpen = (path: string) => (isFound ? !closed.has(path) : opened.has(path));
  const rows = useMemo(
    () => rowsOf(tree, (path) => (isFound ? !closed.has(path) : opened.has(path))),
    [tree, isFound, closed, opened],
  );
  const current = rows.some(({ branch }) => branch.path === stood) ? stood : rows[0]?.branch.path;

  const fold = (path: string, isOpening: boolean) => {
    setStood(path);
    if (isFound) return setClosed(changed(closed, path, !isOpening));
    const next = changed(opened, path, isOpening);
    openBranches.write(next);
    setOpened(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || current === undefined) return;
    const page = rows.find(({ branch }) => branch.path === current)?.branch.page;
    if (event.key === 'Enter' && page) {
      event.preventDefault();
      return onOpen(page.path);
    }
    const move = keyInTree(rows, isOpen, current, event.key);
    if (!move) return;
    event.preventDefault();
    if ('to' in move) elements.get(move.to)?.focus();
    else if ('open' in move) fold(move.open, true);
    else fold(move.close, false);
  };

  return (
    // APG's treegrid pattern.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table className="ed-pages" role="treegrid" aria-label="Pages" onKeyDown={press}>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Name</th>
          <th scope="col">Last modified</th>
          <th scope="col">Visitors see</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PageTreeRow
            key={row.branch.path}
            row={row}
            isOpen={isOpen(row.branch.path)}
            isCurrent={row.branch.path === current}
            elements={elements}
            onFold={fold}
            onStand={setStood}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}

function changed(set: ReadonlySet<string>, path: string, isIn: boolean): Set<string> {
  const next = new Set(set);
  if (isIn) next.add(path);
  else next.delete(path);
  return next;
}
