import { useCallback, useEffect, useState } from 'react';
import { createEditorPage, type OpenPage, type PageWindow } from '../../page/create-editor-page';

/** The page now in the frame; closed when another one loads. */
export function useFramedPage(): {
  framed: { path: string; page: OpenPage } | undefined;
  /** Called when the frame has loaded a page. */
  show(window: PageWindow, path: string): void;
} {
  const [framed, setFramed] = useState<{ path: string; page: OpenPage }>();
  useEffect(() => () => framed?.page.close(), [framed]);
  const show = useCallback(
    (window: PageWindow, path: string) => setFramed({ path, page: createEditorPage(window) }),
    [],
  );
  return { framed, show };
}
