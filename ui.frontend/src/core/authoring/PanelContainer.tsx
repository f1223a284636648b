import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { PanelEditingProvider } from '../kit/panels';
import { onPanelPicked, type PanelContainerKind } from './panel-messages';
import { APP_ID } from '../../../../shared/addresses/app';

/** Dispatched on the window when an author clicks an accordion's toggle, as panels do not collapse while editing. */
export const panelToggleEvent = `${APP_ID}-panel-toggle`;

/** What the page editor needs around tabs, an accordion or a carousel. */
export function PanelContainer({
  kind,
  path,
  children,
}: {
  kind: PanelContainerKind;
  path: string;
  children: ReactNode;
}): ReactNode {
  const [shown, setShown] = useState<number>();
  useEffect(() => onPanelPicked(kind, path, setShown), [kind, path]);
  const editing = useMemo(
    () => ({
      shown,
      onToggle: (name: string) =>
        window.dispatchEvent(new CustomEvent(panelToggleEvent, { detail: { path, name } })),
    }),
    [shown, path],
  );
  return (
    <PanelEditingProvider value={editing}>
      <div data-panelcontainer={kind}>{children}</div>
    </PanelEditingProvider>
  );
}
