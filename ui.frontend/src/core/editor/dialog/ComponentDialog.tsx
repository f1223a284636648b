import { useMemo, useState, type ReactNode } from 'react';
import type { EditorSession, Outcome } from '../session/EditorSession';
import { othersChangeText, useOthersChange } from '../session/use-others-change';
import { componentCommand, readComponent } from './component-command';
import type { FieldMarks } from './FormContext';
import { FormDialog } from './FormDialog';
import { taking } from './live/live-state';
import { useComponentTabs } from './policy/use-component-tabs';
import { usePolicy } from './policy/use-policy';
import { t } from '../../../../../shared/authoring/language/t';

interface ComponentDialogProps {
  /** The component's node, `…/jcr:content/root/main/teaser`. */
  readonly path: string;
  readonly session: EditorSession;
  /** The field that is focused first, `actions/item0/link`. @default the first one */
  readonly leadTo?: string | undefined;
  /** Why a property is locked here. */
  lockOf?(path: string, name: string): string | undefined;
  /** On a live copy: what each field has of its own. */
  readonly marks?: FieldMarks | undefined;
  /** What the author has just changed elsewhere, such as the inheritance; a list of its own each time. */
  readonly changed?: readonly string[] | undefined;
  /** Above the fields. */
  readonly children?: ReactNode;
  /** `undefined`: cancelled. */
  onClose(outcome: Outcome | undefined): void;
}

/** The dialog of a component, built from its fields and its template's policy. */
export function ComponentDialog(props: ComponentDialogProps): ReactNode {
  const { path, session, leadTo, lockOf, marks, changed, children, onClose } = props;
  // Snapshot from when the dialog opened: other authors' changes must not alter the form while it is in use.
  const [node, setNode] = useState(() => session.content(path));
  const [taken, setTaken] = useState(changed);
  if (taken !== changed) {
    setTaken(changed);
    if (node && changed) setNode(taking(node, session.content(path) ?? {}, changed));
  }
  const policy = usePolicy(path);
  const others = useOthersChange(session, path, node);
  const tabs = useComponentTabs(String(node?.['sling:resourceType'] ?? ''), policy);
  const before = useMemo(
    () => (tabs && policy && node ? readComponent(tabs.own, policy, node) : undefined),
    [tabs, policy, node],
  );
  if (!tabs || !policy || !node || !before) return null;

  const save = async (values: typeof before, withdrawal: AbortSignal): Promise<Outcome> => {
    const command = componentCommand(path, tabs.own, policy, node, values);
    if (!command) return { done: true, paths: [path] };
    return session.execute(command, t('Edit {title}', { title: tabs.title }), withdrawal);
  };
  return (
    <FormDialog
      title={tabs.title}
      path={path}
      tabs={tabs.all}
      before={before}
      policy={policy}
      leadTo={leadTo}
      lockOf={lockOf}
      notice={others && othersChangeText[others]}
      onSave={save}
      marks={marks}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
