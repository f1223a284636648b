import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { FormDialog } from '../dialog/FormDialog';
import { fieldsOf, readFields, setCommand, writeFields } from '../dialog/form/read-write';
import type { Values } from '../dialog/form/Values';
import { sling } from '../dialog/sling';
import type { EditorSession, Outcome } from '../session/EditorSession';
import { SlingError } from '../sling/SlingError';
import { addressTab, adjustField, nameField } from './address-tab';
import { pageProperties } from './page-properties.dialog';
import { findReferences, type ReferringPage } from './references';
import { renamePage, type Renamed } from './rename-page';

export interface PagePropertiesProps {
  readonly session: EditorSession;
  /** `undefined`: cancelled. */
  onClose(outcome: Outcome | undefined): void;
  /** The page has another address now: open that. */
  onRenamed(renamed: Renamed): void;
}

/** `/content/<site>/<country>/<language>`: what is above is no address of its own. */
const FIRST_RENAMED = 5;

const fields = fieldsOf(pageProperties.tabs);
const none = {};

/** What authors set of the page as a whole, and its place in the address. */
export function PageProperties({ session, onClose, onRenamed }: PagePropertiesProps): ReactNode {
  const { pagePath } = session;
  const path = `${pagePath}/jcr:content`;
  const [node] = useState(() => session.content(path));
  const [referring, setReferring] = useState<readonly ReferringPage[]>();
  const names = pagePath.split('/').slice(1);
  const canRename = names.length >= FIRST_RENAMED;
  const name = names.at(-1)!;

  useEffect(() => {
    if (!canRename) return;
    let gone = false;
    findReferences(sling, pagePath).then(
      (found) => !gone && setReferring(found),
      // Said in the form; renaming stays possible.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [pagePath, canRename]);

  const tabs = useMemo(
    () => [...pageProperties.tabs, ...(canRename ? [addressTab(referring)] : [])],
    [canRename, referring],
  );
  const before = useMemo(
    (): Values => ({
      ...readFields(fields, node ?? {}),
      ...(canRename && { [nameField]: name, [adjustField]: true }),
    }),
    [node, canRename, name],
  );
  if (!node) return null;

  const save = async (values: Values): Promise<Outcome> => {
    const command = setCommand(path, node, writeFields(fields, node, before, values));
    const outcome = command
      ? await session.execute(command, 'Edit page properties')
      : ({ done: true, paths: [path] } as const);
    const wanted = values[nameField];
    if (!outcome.done || typeof wanted !== 'string' || wanted === name) return outcome;
    try {
      const adjusted = values[adjustField] === true ? (referring ?? []) : [];
      onRenamed(await renamePage(sling, pagePath, wanted, adjusted));
      return outcome;
    } catch (error) {
      if (!(error instanceof SlingError)) throw error;
      return { done: false, reason: error.isAway ? 'offline' : 'refused', message: error.message };
    }
  };
  return (
    <FormDialog
      title="Page properties"
      path={path}
      tabs={tabs}
      before={before}
      policy={none}
      onSave={save}
      onClose={onClose}
    />
  );
}
