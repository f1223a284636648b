import {
  Button,
  ButtonGroup,
  Content,
  Dialog,
  DialogContainer,
  Divider,
  Flex,
  Heading,
  ProgressCircle,
  Text,
} from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { useIsNarrow } from '../../screen/use-is-narrow';
import { messages, reading } from '../../screen/messages';
import type { Definitions } from '../../session/conflict/conflict-text';
import type { EditorSession } from '../../session/EditorSession';
import { askForReview, commentOn, decide, withdraw } from '../../sling/reviews';
import type { SlingClient } from '../../sling/SlingClient';
import { CompareDialog } from '../../versions/CompareDialog';
import { useVersions } from '../../versions/use-versions';
import { AskForm } from './AskForm';
import { Decision } from './Decision';
import { ReviewView } from './ReviewView';
import { useReviews } from './use-reviews';
import { t } from '../../../../../../shared/authoring/language/t';

interface ReviewDialogProps {
  session: EditorSession;
  sling: SlingClient;
  definitions: Definitions;
  title: string;
  /** Called after each change of a review. */
  onDone(): void;
  onClose(): void;
}

/** The review of the open page: asks for one, shows what changed and what was said, and decides. */
export function ReviewDialog(props: ReviewDialogProps): ReactNode {
  const isNarrow = useIsNarrow();
  return (
    <DialogContainer type={isNarrow ? 'fullscreenTakeover' : 'modal'} onDismiss={props.onClose}>
      <PageReview {...props} />
    </DialogContainer>
  );
}

function PageReview({ session, sling, definitions, title, onDone, onClose }: ReviewDialogProps): ReactNode {
  const path = session.pagePath;
  const { known, problem, isBusy, run } = useReviews(sling, path, onDone);
  const [newest] = known?.reviews ?? [];
  const isOpen = newest?.state === 'in-review';
  const done = async (work: () => Promise<unknown>, said: string): Promise<boolean> => {
    const isDone = await run(work);
    if (isDone) messages.positive(said, { timeout: reading });
    return isDone;
  };
  return (
    <Dialog size="L">
      <Heading>{t('Review of “{title}”', { title })}</Heading>
      <Divider />
      <Content>
        <Flex direction="column" gap="size-250">
          {!known && problem === undefined && <ProgressCircle aria-label={t('Loading')} isIndeterminate />}
          {problem !== undefined && (
            <Text UNSAFE_className="editor-problem">
              <span role="alert">{problem}</span>
            </Text>
          )}
          {known?.needsApproval && (
            <Text>{t('This page is published only after somebody else has approved it as it is.')}</Text>
          )}
          {newest && <ReviewView review={newest} />}
          {known && <Changes {...{ session, sling, definitions }} />}
          {newest && isOpen && (
            <Decision
              review={newest}
              isBusy={isBusy}
              onComment={(text) => run(() => commentOn(sling, newest, text))}
              onApprove={() => void done(() => decide(sling, newest), t('The page is approved.'))}
              onReject={(reason) => done(() => decide(sling, newest, reason), t('The page is rejected.'))}
              onWithdraw={() => void done(() => withdraw(sling, newest), t('The request is withdrawn.'))}
            />
          )}
          {known && !isOpen && (
            <AskForm
              reviewers={known.reviewers}
              isBusy={isBusy}
              onAsk={(to, note) =>
                void done(() => askForReview(sling, path, to, note), t('The review is asked for.'))
              }
            />
          )}
        </Flex>
      </Content>
      <ButtonGroup>
        <Button variant="secondary" onPress={onClose}>
          {t('Close')}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}

/** Compares the page with what was published last. */
function Changes({
  session,
  sling,
  definitions,
}: Pick<ReviewDialogProps, 'session' | 'sling' | 'definitions'>): ReactNode {
  const { versions } = useVersions(sling, session.pagePath);
  const [isOpen, setOpen] = useState(false);
  const published = versions?.find(({ comment }) => comment === 'Published') ?? versions?.[0];
  if (!versions) return null;
  if (!published)
    return <Text UNSAFE_className="editor-hint">{t('There is no earlier version to compare it with.')}</Text>;
  return (
    <>
      <Flex>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {t('Show what changed…')}
        </Button>
      </Flex>
      <DialogContainer type="fullscreenTakeover" onDismiss={() => setOpen(false)}>
        {isOpen && (
          <CompareDialog
            {...{ session, sling, versions, definitions }}
            first={published}
            canRestore={false}
            onRestorePage={() => undefined}
            onClose={() => setOpen(false)}
          />
        )}
      </DialogContainer>
    </>
  );
}
