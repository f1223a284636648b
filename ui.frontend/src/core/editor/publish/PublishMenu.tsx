import {
  ActionButton,
  DialogContainer,
  Item,
  Menu,
  MenuTrigger,
  ProgressCircle,
  Section,
  StatusLight,
  Text,
  useLocale,
} from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import type { EditorSession } from '../session/EditorSession';
import { useSessionState } from '../session/use-session';
import type { Inheritance } from '../sling/inheritance';
import { addressOf, type SlingClient } from '../sling/SlingClient';
import { publicationText, stateOf, type PublicationState } from './publication';
import { titlesOf } from './publish-texts';
import { BehindDialog, MissingDialog, TreeDialog, UnpublishDialog } from './PublishDialogs';
import { usePublication } from './use-publication';
import { useReplication } from './use-replication';

const lights: Readonly<Record<PublicationState, 'neutral' | 'notice' | 'positive'>> = {
  unknown: 'neutral',
  unpublished: 'neutral',
  changed: 'notice',
  published: 'positive',
};

interface PublishMenuProps {
  session: EditorSession;
  sling: SlingClient;
  inheritance: Inheritance;
}

/** Shows whether visitors see the open page; publishes and unpublishes it. */
export function PublishMenu({ session, sling, inheritance }: PublishMenuProps): ReactNode {
  const { locale } = useLocale();
  const { saving } = useSessionState(session);
  const { publication, refresh } = usePublication(sling, session);
  const path = session.pagePath;
  const replication = useReplication(sling, path, refresh);
  const { isBusy, missing, publish } = replication;
  const [question, setQuestion] = useState<'behind' | 'tree' | 'unpublish'>();
  const state = stateOf(publication);
  const text = publicationText(publication, locale);
  const { isStored, follows } = inheritance;
  const { behind = [], takenWith = [], ownChanged = false } = publication ?? {};
  const asks = behind.length > 0 ? 'behind' : takenWith.length > 0 ? 'tree' : undefined;
  const about = isStored ? 'This page' : `Published with “${follows?.title}”`;

  const publishPage = (more: readonly string[] = []) =>
    publish(
      [path, ...more],
      more.length > 0
        ? `Published: visitors see all ${more.length + 1} pages as they are now.`
        : 'Published: visitors see the page as it is now.',
    );
  const publishBehind = (isAll: boolean) => {
    const own = ownChanged ? [path] : [];
    const sources = titlesOf(behind);
    return isAll
      ? publish(
          [...behind.map((page) => page.path), ...own],
          `Published with ${sources}: visitors see the page as it is now.`,
        )
      : publish(own, `Published this page’s own changes. Visitors do not see the changes of ${sources} yet.`);
  };
  const act = (key: string | number) => {
    if (key === 'publish') return asks ? setQuestion(asks) : void publishPage();
    if (key === 'unpublish') setQuestion('unpublish');
    if (key === 'view') window.open(`${addressOf(path)}.html?wcmmode=disabled`, '_blank', 'noopener');
  };
  const cannotPublish = saving || isBusy || (!isStored && behind.length === 0);
  const disabled = [
    ...(cannotPublish ? ['publish'] : []),
    ...(state === 'unpublished' || state === 'unknown' || isBusy || !isStored ? ['unpublish'] : []),
  ];
  const label = state === 'unpublished' ? 'Publish page' : 'Publish changes';

  return (
    <>
      <StatusLight variant={lights[state]} role="status" UNSAFE_className="ed-state">
        <span className="ed-state__text" title={text}>
          {text}
        </span>
      </StatusLight>
      <MenuTrigger>
        <ActionButton isDisabled={isBusy}>
          {isBusy && <ProgressCircle aria-label="Publishing" isIndeterminate size="S" />}
          <Text>Publish</Text>
        </ActionButton>
        <Menu onAction={act} disabledKeys={disabled}>
          <Section title={saving ? 'Waiting until everything is saved' : about}>
            <Item key="publish">{asks ? `${label}…` : label}</Item>
            <Item key="unpublish">Unpublish…</Item>
            <Item key="view">View as published</Item>
          </Section>
        </Menu>
      </MenuTrigger>
      <DialogContainer onDismiss={replication.leaveMissing}>
        {missing && <MissingDialog paths={missing} onPublish={() => void replication.publishMissing()} />}
      </DialogContainer>
      <DialogContainer onDismiss={() => setQuestion(undefined)}>
        {publication && question === 'behind' && (
          <BehindDialog publication={publication} onPublish={(isAll) => void publishBehind(isAll)} />
        )}
        {publication && question === 'tree' && (
          <TreeDialog
            publication={publication}
            onPublish={(isAll) => void publishPage(isAll ? takenWith : [])}
          />
        )}
        {publication && question === 'unpublish' && (
          <UnpublishDialog
            title={String(session.content(`${path}/jcr:content`)?.['jcr:title'] ?? path)}
            publication={publication}
            onUnpublish={() => void replication.unpublish()}
          />
        )}
      </DialogContainer>
    </>
  );
}
