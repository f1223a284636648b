import { when } from '../../../../../shared/dates/when';
import {
  ActionButton,
  DialogContainer,
  Disclosure,
  DisclosurePanel,
  DisclosureTitle,
  Text,
} from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { messages } from '../screen/messages';
import type { Definitions } from '../session/conflict/conflict-text';
import type { EditorSession } from '../session/EditorSession';
import { messageOf } from '../session/saving/outcomes';
import { useSessionState } from '../session/use-session';
import type { SlingClient } from '../sling/SlingClient';
import { CompareDialog } from './CompareDialog';
import { SaveVersion } from './SaveVersion';
import { SiteOnDay } from './SiteOnDay';
import { useVersions } from './use-versions';
import { nameOfVersion, restoreVersion, type Version } from './version';
import { t } from '../../../../../shared/authoring/language/t';

interface VersionsPanelProps {
  session: EditorSession;
  sling: SlingClient;
  /** By resource type, for the labels of fields. */
  definitions: Definitions;
  /** Whether the page has content of its own, and so versions. */
  isStored: boolean;
}

/** The timeline of the page: its versions, each to compare and to restore, and a way to save one. */
export function VersionsPanel({ session, sling, definitions, isStored }: VersionsPanelProps): ReactNode {
  const path = session.pagePath;
  const saving = useSessionState(session, (state) => state.saving);
  const { versions, refresh } = useVersions(sling, path);
  const [compared, setCompared] = useState<Version>();

  const restore = async (version: Version) => {
    setCompared(undefined);
    try {
      await restoreVersion(sling, path, version);
      await session.reload();
      messages.info(
        t(
          'The page is as in version {nameOfVersion}. How it was before is saved as a version. Nothing is published.',
          { nameOfVersion: nameOfVersion(version) },
        ),
      );
    } catch (error) {
      messages.negative(t('Not restored: {message}', { message: messageOf(error) }));
    }
    refresh();
  };
  if (!isStored)
    return (
      <p className="ed-panel__note">
        {t('This page has no content of its own. Its versions are those of the page that it follows.')}
      </p>
    );
  return (
    <>
      <Disclosure isQuiet>
        <DisclosureTitle level={2}>{t('Save a version')}</DisclosureTitle>
        <DisclosurePanel>
          <SaveVersion path={path} sling={sling} isReady={!saving} onSaved={refresh} />
        </DisclosurePanel>
      </Disclosure>
      <Disclosure isQuiet>
        <DisclosureTitle level={2}>{t('See the site on a day')}</DisclosureTitle>
        <DisclosurePanel>
          <SiteOnDay path={path} />
        </DisclosurePanel>
      </Disclosure>
      {versions?.length === 0 && (
        <p className="ed-panel__note">{t('There is no version yet. Each publication keeps one.')}</p>
      )}
      <ol className="ed-versions" aria-label={t('Versions of the page, newest first')}>
        {versions?.map((version) => (
          <li key={version.id} className="ed-versions__item">
            <Text UNSAFE_className="ed-versions__name">{nameOfVersion(version)}</Text>
            <Text UNSAFE_className="ed-versions__when">
              {t('{when}, by {createdBy}', { when: when(version.createdAt), createdBy: version.createdBy })}
            </Text>
            {version.comment !== '' && <Text UNSAFE_className="ed-versions__comment">{version.comment}</Text>}
            <ActionButton
              aria-label={t('Compare {nameOfVersion}', { nameOfVersion: nameOfVersion(version) })}
              UNSAFE_className="ed-versions__compare"
              onPress={() => setCompared(version)}
            >
              {t('Compare…')}
            </ActionButton>
          </li>
        ))}
      </ol>
      <DialogContainer type="fullscreenTakeover" onDismiss={() => setCompared(undefined)}>
        {compared && versions && (
          <CompareDialog
            {...{ session, sling, versions, definitions }}
            first={compared}
            canRestore={isStored && !saving}
            onRestorePage={(version) => void restore(version)}
            onClose={() => setCompared(undefined)}
          />
        )}
      </DialogContainer>
    </>
  );
}
