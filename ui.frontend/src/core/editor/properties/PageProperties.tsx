import { useMemo, useState, type ReactNode } from 'react';
import { FormDialog } from '../dialog/FormDialog';
import { same } from '../dialog/form/node';
import { fieldsOf, readFields, setCommand, writeFields } from '../dialog/form/read-write';
import type { Values } from '../dialog/form/Values';
import { sling } from '../sling/sling';
import type { ContentNode, EditorSession, Outcome } from '../session/EditorSession';
import { othersChangeText, useOthersChange } from '../session/use-others-change';
import { SlingError } from '../sling/SlingError';
import type { Relocated } from '../session/relocation/PageRelocation';
import { addressTab, adjustField, nameField, redirectField } from './address-tab';
import { pageProperties } from './page-properties.dialog';
import { useReferences } from './use-references';
import { t } from '../../../../../shared/authoring/language/t';

interface PagePropertiesProps {
  readonly session: EditorSession;
  /** The field that is focused first, `actions/item0/link`. @default the first one */
  readonly leadTo?: string | undefined;
  /** Why a property is locked here: it is inherited. */
  lockOf?(path: string, name: string): string | undefined;
  /** `undefined`: cancelled. */
  onClose(outcome: Outcome | undefined): void;
  /** Called when the page has a new address, so that it can be opened there. */
  onRenamed(relocated: Relocated): void;
}

/** `/content/<site>/<country>/<language>`: above this, names cannot be changed. */
const FIRST_RENAMED = 5;

const fields = fieldsOf(pageProperties.tabs);

/** Other authors' changes to the page's components do not affect its properties. */
const hasSameFields = (now: ContentNode, begun: ContentNode | undefined): boolean =>
  same(readFields(fields, now), readFields(fields, begun ?? {}));
const none = {};

/** Form for the page's properties and its name in the address. */
export function PageProperties({
  session,
  leadTo,
  lockOf,
  onClose,
  onRenamed,
}: PagePropertiesProps): ReactNode {
  const { pagePath } = session;
  const path = `${pagePath}/jcr:content`;
  const [node] = useState(() => session.content(path));
  const others = useOthersChange(session, path, node, hasSameFields);
  const names = pagePath.split('/').slice(1);
  // A renamed live copy would no longer follow its source.
  const canRename = names.length >= FIRST_RENAMED && lockOf?.(path, '') === undefined;
  const name = names.at(-1) ?? '';

  const references = useReferences(sling, pagePath, canRename);

  const tabs = useMemo(
    () => [...pageProperties.tabs, ...(canRename ? [addressTab(references)] : [])],
    [canRename, references],
  );
  const before = useMemo(
    (): Values => ({
      ...readFields(fields, node ?? {}),
      ...(canRename && { [nameField]: name, [redirectField]: true, [adjustField]: true }),
    }),
    [node, canRename, name],
  );
  if (!node) return null;

  const save = async (values: Values, withdrawal: AbortSignal): Promise<Outcome> => {
    const command = setCommand(path, node, writeFields(fields, node, before, values));
    const outcome = command
      ? await session.execute(command, t('Edit page properties'), withdrawal)
      : ({ done: true, paths: [path] } as const);
    const wanted = values[nameField];
    if (!outcome.done || typeof wanted !== 'string' || wanted === name) return outcome;
    try {
      const to = `${pagePath.slice(0, pagePath.lastIndexOf('/'))}/${wanted}`;
      const [keepAddress, adjustLinks] = [values[redirectField] === true, values[adjustField] === true];
      onRenamed(await session.relocate({ to, keepAddress, adjustLinks }));
      return outcome;
    } catch (error) {
      if (!(error instanceof SlingError)) throw error;
      return { done: false, reason: error.isAway ? 'offline' : 'refused', message: error.message };
    }
  };
  return (
    <FormDialog
      title={t('Page properties')}
      path={path}
      tabs={tabs}
      before={before}
      policy={none}
      leadTo={leadTo}
      lockOf={lockOf}
      notice={others && othersChangeText[others]}
      onSave={save}
      onClose={onClose}
    />
  );
}
