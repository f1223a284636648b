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
import { messageOf } from '../session/outcomes';
import { messages } from '../screen/messages';
import { useSessionState } from '../session/use-session';
import type { Inheritance } from '../sling/inheritance';
import { addressOf, type SlingClient } from '../sling/SlingClient';
import { publicationText, stateOf, type PublicationState } from './publication';
import { MissingDialog, UnpublishDialog } from './PublishDialogs';
import { usePublication } from './use-publication';

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

/** Whether visitors see the open page, and what brings it to them or takes it away. */
export function PublishMenu({ session, sling, inheritance }: PublishMenuProps): ReactNode {
  const { locale } = useLocale();
  const { saving } = useSessionState(session);
  const { publication, refresh } = usePublication(sling, session);
  const [isBusy, setBusy] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>();
  const [isUnpublishing, setUnpublishing] = useState(false);
  const state = stateOf(publication);
  const path = session.pagePath;
  const { isStored, follows } = inheritance;
  const about = isStored ? 'This page' : `Published with “${follows?.title}”`;

  const run = async (command: 'Activate' | 'Deactivate', references: boolean, done: string) => {
    setBusy(true);
    try {
      const replicated = await sling.replicate(command, path, { references });
      messages.positive(done, { timeout: 6000 });
      if (replicated.missing.length > 0) setMissing(replicated.missing);
    } catch (error) {
      messages.negative(
        `${command === 'Activate' ? 'Not published' : 'Still published'}: ${messageOf(error)}`,
      );
    }
    setBusy(false);
    refresh();
  };
  const publish = () => run('Activate', false, 'Published: visitors see the page as it is now.');
  const act = (key: string | number) => {
    if (key === 'publish') void publish();
    if (key === 'unpublish') setUnpublishing(true);
    if (key === 'view') window.open(`${addressOf(path)}.html?wcmmode=disabled`, '_blank', 'noopener');
  };
  const disabled = [
    ...(saving || isBusy || !isStored ? ['publish'] : []),
    ...(state === 'unpublished' || isBusy || !isStored ? ['unpublish'] : []),
  ];

  return (
    <>
      <StatusLight variant={lights[state]} role="status" UNSAFE_className="ed-state">
        {publicationText(publication, locale)}
      </StatusLight>
      <MenuTrigger>
        <ActionButton isDisabled={isBusy}>
          {isBusy && <ProgressCircle aria-label="Publishing" isIndeterminate size="S" />}
          <Text>Publish</Text>
        </ActionButton>
        <Menu onAction={act} disabledKeys={disabled}>
          <Section title={saving ? 'Waiting until all is saved' : about}>
            <Item key="publish">{state === 'unpublished' ? 'Publish page' : 'Publish changes'}</Item>
            <Item key="unpublish">Unpublish…</Item>
            <Item key="view">View as published</Item>
          </Section>
        </Menu>
      </MenuTrigger>
      <DialogContainer onDismiss={() => setMissing(undefined)}>
        {missing && (
          <MissingDialog
            paths={missing}
            onPublish={() => void run('Activate', true, 'Published, with all that it needs.')}
          />
        )}
      </DialogContainer>
      <DialogContainer onDismiss={() => setUnpublishing(false)}>
        {isUnpublishing && (
          <UnpublishDialog
            title={String(session.content(`${path}/jcr:content`)?.['jcr:title'] ?? path)}
            onUnpublish={() =>
              void run('Deactivate', false, 'Unpublished: visitors no longer find the page.')
            }
          />
        )}
      </DialogContainer>
    </>
  );
}
