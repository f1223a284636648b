import { useEffect, useMemo, useRef } from 'react';
import type { OpenPage } from '../page/create-editor-page';
import type { Shell, WorkbenchWithActions } from '../selection/Workbench';
import type { SlingClient } from '../sling/SlingClient';
import { createWorkbench } from './create-workbench';
import { usePageLock } from './use-page-lock';
import type { OpenedSession } from './opening/open-session';
import { t } from '../../../../../shared/authoring/language/t';

interface Parts {
  opened: OpenedSession | undefined;
  page: OpenPage | undefined;
  sling: SlingClient;
  shell: Shell;
  titleOf(resourceType: string): string;
}

const READ_ONLY = t('You may look at this template, but not change it.');

/** The workbench of the page in the frame, with the selection from before a reload. */
export function useWorkbenchFor({
  opened,
  page,
  sling,
  shell,
  titleOf,
}: Parts): WorkbenchWithActions | undefined {
  const selected = useRef<readonly string[]>([]);
  const pageLock = usePageLock(opened);
  const bench = useMemo(() => {
    if (!opened || !page) return undefined;
    const { session, inheritance, presence, comments, template } = opened;
    page.setContent(opened.rule, (path) => String(session.content(path)?.['sling:resourceType'] ?? ''));
    return createWorkbench({
      ...{ page, session, inheritance, presence, comments, template },
      ...{ sling, shell, titleOf },
      pageLock: template?.mayWrite === false ? READ_ONLY : pageLock,
    });
  }, [opened, page, pageLock, sling, shell, titleOf]);

  useEffect(() => {
    if (!bench) return;
    return sling.changes((change) => {
      if (!change || change.paths.some((path) => path.startsWith('/conf/'))) bench.allowed.forget();
    });
  }, [bench, sling]);

  useEffect(() => {
    opened?.show(page);
    return () => opened?.show(undefined);
  }, [opened, page]);

  useEffect(() => {
    if (!bench) return;
    const { selection, tree } = bench;
    const stopTree = tree.subscribe(() => {
      // The page is drawn after the load event.
      const there = selected.current.filter((path) => tree.get().has(path));
      if (selection.get().paths.length === 0 && there.length > 0)
        selection.dispatch({ type: 'select', paths: there });
    });
    const stopSelection = selection.subscribe(() => {
      if (tree.get().size === 0) return;
      selected.current = selection.get().paths;
      opened?.presence.select(selected.current.at(-1));
    });
    return () => {
      stopTree();
      stopSelection();
    };
  }, [bench, opened]);
  return bench;
}
