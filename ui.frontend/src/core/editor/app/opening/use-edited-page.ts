import { useCallback, useMemo, useState } from 'react';
import type { PageWindow } from '../../page/create-editor-page';
import { createDrag } from '../../panel/create-drag';
import { tellRelocated } from '../../properties/tell-relocated';
import { messages, reading } from '../../screen/messages';
import type { Relocated } from '../../session/relocation/PageRelocation';
import type { SlingClient } from '../../sling/SlingClient';
import { takeBack } from '../bar/take-back';
import { useFrameKeys } from '../use-frame-keys';
import { useWorkbenchFor } from '../use-workbench-for';
import { useShell } from './use-shell';
import { useFramedPage } from './use-framed-page';
import { useMovedPage } from './use-moved-page';
import { useOpened } from './use-opened';
import { t } from '../../../../../../shared/authoring/language/t';

interface Wanted {
  readonly path: string;
  readonly sling: SlingClient;
  titleOf(resourceType: string): string;
  onOpen(path: string, how: 'replace'): void;
}

/** The open page: its content, what the frame shows of it, and the tools that work on both. */
export function useEditedPage({ path, sling, titleOf, onOpen }: Wanted) {
  const [turn, setTurn] = useState(0);
  const { dialog, setDialog, shell, rails, announcement } = useShell();
  const { follow, historyOf } = useMovedPage(onOpen);
  const result = useOpened(path, sling, historyOf);
  const opened = result.state === 'open' ? result.opened : undefined;
  const { framed, show } = useFramedPage();
  const page = framed?.path === path ? framed.page : undefined;
  const bench = useWorkbenchFor({ opened, page, sling, shell, titleOf });
  const drag = useMemo(() => bench && createDrag(bench), [bench]);
  const onHistory = useCallback(
    (step: 'undo' | 'redo') => void (bench && takeBack(bench, step, (moved) => follow(bench.session, moved))),
    [bench, follow],
  );
  useFrameKeys(page?.window);

  const onLoad = (window: PageWindow | undefined, now: string | undefined) => {
    if (!window || now === undefined) {
      messages.info(t('That link leaves this site. Here is the page again.'), { timeout: reading });
      setTurn(turn + 1);
      return;
    }
    if (now !== path) onOpen(now, 'replace');
    show(window, now);
  };
  const onRenamed = (relocated: Relocated) => {
    tellRelocated(relocated);
    if (opened) follow(opened.session, relocated.path);
  };
  const openProperties = () => {
    const locked = bench?.locks.ofWords(`${path}/jcr:content`);
    if (locked === undefined) setDialog({ kind: 'properties' });
    else shell.refuse(locked);
  };
  return {
    ...{ path, result, opened, bench, drag, dialog, shell, rails, announcement, turn },
    ...{ onHistory, onLoad, onRenamed, openProperties, closeDialog: () => setDialog(undefined) },
  };
}

export type EditedPage = ReturnType<typeof useEditedPage>;
