import { DialogContainer } from '@adobe/react-spectrum';
import { lazy, Suspense, type ReactNode } from 'react';
import type { EditorSession } from '../session/EditorSession';
import type { SlingClient } from '../sling/SlingClient';
import { NodesDialog } from './NodesDialog';
import { BehindDialog, MissingDialog, TreeDialog } from './PublishDialogs';
import type { Publishing } from './use-publishing';

/** Loaded when it is opened: most authors publish a page without it. */
const PublicationDialog = lazy(() =>
  import('./plan/PublicationDialog').then((module) => ({ default: module.PublicationDialog })),
);

interface PublishQuestionsProps {
  publishing: Publishing;
  session: EditorSession;
  sling: SlingClient;
}

/** What is asked before and after a page is published, one dialog at a time. */
export function PublishQuestions({ publishing, session, sling }: PublishQuestionsProps): ReactNode {
  const { publication, replication, question, answer, publishPage, publishBehind } = publishing;
  const { missing } = replication;
  const path = session.pagePath;
  return (
    <>
      <DialogContainer onDismiss={replication.leaveMissing}>
        {missing && <MissingDialog paths={missing} onPublish={() => void replication.publishMissing()} />}
      </DialogContainer>
      <DialogContainer onDismiss={answer}>
        {question === 'nodes' && <NodesDialog sling={sling} />}
        {publication && question === 'behind' && (
          <BehindDialog publication={publication} onPublish={(isAll) => void publishBehind(isAll)} />
        )}
        {publication && question === 'tree' && (
          <TreeDialog publication={publication} onPublish={(isAll) => void publishPage(isAll)} />
        )}
      </DialogContainer>
      {(question === 'plan' || question === 'unpublish') && (
        <Suspense fallback={null}>
          <PublicationDialog
            sling={sling}
            action={question === 'plan' ? 'Activate' : 'Deactivate'}
            paths={[path]}
            onDone={publishing.refresh}
            onClose={answer}
          />
        </Suspense>
      )}
    </>
  );
}
