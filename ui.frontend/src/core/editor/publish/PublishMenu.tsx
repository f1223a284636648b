import {
  ActionButton,
  Item,
  Menu,
  MenuTrigger,
  ProgressCircle,
  Section,
  StatusLight,
  Text,
  useLocale,
} from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { REVIEW_WORDS } from '../../../../../shared/authoring/review';
import { isInLaunches } from '../../../../../shared/addresses/launches';
import type { Definitions } from '../session/conflict/conflict-text';
import type { EditorSession } from '../session/EditorSession';
import { useSessionState } from '../session/use-session';
import type { Inheritance } from '../sling/inheritance';
import type { SlingClient } from '../sling/SlingClient';
import { reviewLights } from './review/review-texts';
import {
  dueText,
  nextText,
  publicationText,
  shortText,
  shownReview,
  type PublicationState,
} from './publication';
import { PublishQuestions } from './PublishQuestions';
import { CANCEL, usePublishing } from './use-publishing';
import { t } from '../../../../../shared/authoring/language/t';

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
  /** By resource type, for what changed since a version. */
  definitions: Definitions;
}

/** Shows whether visitors see the open page; publishes and unpublishes it. */
export function PublishMenu({ session, sling, inheritance, definitions }: PublishMenuProps): ReactNode {
  const { locale } = useLocale();
  const saving = useSessionState(session, (state) => state.saving);
  const publishing = usePublishing(sling, session);
  const { publication, state, isAsking } = publishing;
  const { isBusy } = publishing.replication;
  const { isStored, follows } = inheritance;
  const next = nextText(publication, locale);
  const review = shownReview(publication);
  const words = review && REVIEW_WORDS[review];
  const isInRelease = isInLaunches(session.pagePath);
  const shown = isInRelease ? t('In a release') : publicationText(publication);
  const text = [words, shown, next].filter(Boolean).join('. ');
  const short = [words, isInRelease ? shown : shortText(publication, locale)].filter(Boolean).join('. ');
  const label = state === 'unpublished' ? t('Publish page') : t('Publish changes');
  const isUnapproved = publication?.needsApproval && !publication.isApproved;
  const about = isInRelease
    ? t('This page is published with its release')
    : isUnapproved
      ? t('This page needs an approval')
      : isStored
        ? t('This page')
        : t('Published with “{title}”', { title: follows?.title });
  const cannotPublish = saving || isBusy || isUnapproved || (!isStored && !publishing.isBehind);
  const cannotUnpublish = state === 'unpublished' || state === 'unknown' || isBusy || !isStored;
  const disabled = [
    ...(cannotPublish ? ['publish'] : []),
    ...(saving || !isStored ? ['plan', 'review'] : []),
    ...(cannotUnpublish ? ['unpublish'] : []),
    ...(isInRelease ? ['publish', 'plan', 'unpublish'] : []),
  ];

  return (
    <>
      <StatusLight
        variant={review ? reviewLights[review] : lights[state]}
        role="status"
        UNSAFE_className="ed-state"
      >
        <span className="ed-state__text" title={text} data-short={short === text ? undefined : short}>
          {short === text ? text : <span className="ed-hidden">{text}</span>}
        </span>
      </StatusLight>
      <MenuTrigger>
        <ActionButton isDisabled={isBusy}>
          {isBusy && <ProgressCircle aria-label={t('Publishing')} isIndeterminate size="S" />}
          <Text>{t('Publish')}</Text>
        </ActionButton>
        <Menu onAction={publishing.act} disabledKeys={disabled}>
          <Section title={saving ? t('Waiting until everything is saved') : about}>
            <Item key="publish">{isAsking ? `${label}…` : label}</Item>
            <Item key="plan">{t('Manage publication…')}</Item>
            <Item key="unpublish">{t('Unpublish…')}</Item>
            <Item key="review">{t('Review…')}</Item>
            <Item key="preview">{t('Preview links…')}</Item>
            <Item key="view">{t('View as published')}</Item>
          </Section>
          {publication?.scheduled?.length ? (
            <Section title={t('Scheduled')}>
              {publication.scheduled.map((each) => (
                <Item key={`${CANCEL}${each.id}`}>
                  {t('Cancel: {due}', { due: dueText(each, publication.timeZone, locale) })}
                </Item>
              ))}
            </Section>
          ) : null}
          {publication?.nodes ? (
            <Section title={t('All pages')}>
              <Item key="nodes">{t('Publish nodes…')}</Item>
            </Section>
          ) : null}
        </Menu>
      </MenuTrigger>
      <PublishQuestions {...{ publishing, session, sling, definitions }} />
    </>
  );
}
