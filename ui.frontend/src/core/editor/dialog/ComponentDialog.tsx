import { useMemo, useState, type ReactNode } from 'react';
import { dialogs } from '#site/dialogs';
import type { EditorSession, Outcome } from '../session/EditorSession';
import { othersChangeText, useOthersChange } from '../session/use-others-change';
import { componentCommand, readComponent } from './component-command';
import { FormDialog } from './FormDialog';
import { withPolicy } from './policy';
import { styleTab } from './style-fields';
import { usePolicy } from './use-policy';

interface ComponentDialogProps {
  /** The component's node, `…/jcr:content/root/main/teaser`. */
  readonly path: string;
  readonly session: EditorSession;
  /** The field that is focused first, `actions/item0/link`. @default the first one */
  readonly leadTo?: string | undefined;
  /** Why a property is locked here. */
  lockOf?(path: string, name: string): string | undefined;
  /** `undefined`: cancelled. */
  onClose(outcome: Outcome | undefined): void;
}

/** Whether a resource type has a dialog with any fields. */
export const hasDialog = (resourceType: string): boolean =>
  (dialogs.get(resourceType)?.tabs ?? []).length > 0;

/** The dialog of a component, built from its fields and its template's policy. */
export function ComponentDialog({ path, session, leadTo, lockOf, onClose }: ComponentDialogProps): ReactNode {
  // Snapshot from when the dialog opened: other authors' changes must not alter the form while it is in use.
  const [node] = useState(() => session.content(path));
  const policy = usePolicy(path);
  const others = useOthersChange(session, path, node);
  const described = dialogs.get(String(node?.['sling:resourceType'] ?? ''));
  const tabs = useMemo(() => {
    if (!described || !policy) return undefined;
    const styles = styleTab(policy);
    return [...withPolicy(described.tabs, policy), ...(styles ? [styles] : [])];
  }, [described, policy]);
  const before = useMemo(
    () => (tabs && policy && node ? readComponent(withoutStyles(tabs), policy, node) : undefined),
    [tabs, policy, node],
  );
  if (!tabs || !policy || !node || !before || !described) return null;

  const save = async (values: typeof before, withdrawal: AbortSignal): Promise<Outcome> => {
    const command = componentCommand(path, withoutStyles(tabs), policy, node, values);
    if (!command) return { done: true, paths: [path] };
    return session.execute(command, `Edit ${described.title}`, withdrawal);
  };
  return (
    <FormDialog
      title={described.title}
      path={path}
      tabs={tabs}
      before={before}
      policy={policy}
      leadTo={leadTo}
      lockOf={lockOf}
      notice={others && othersChangeText[others]}
      onSave={save}
      onClose={onClose}
    />
  );
}

const withoutStyles = <T extends { title: string; fields: readonly { name: string }[] }>(
  tabs: readonly T[],
): T[] => tabs.filter(({ fields }) => !fields.every(({ name }) => name.startsWith('(style ')));
