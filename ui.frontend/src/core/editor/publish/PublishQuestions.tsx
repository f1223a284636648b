import { DialogContainer } from '@adobe/react-spectrum';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Definitions } from '../session/conflict/conflict-text';
import type { EditorSession } from '../session/EditorSession';
import type { SlingClient } from '../sling/SlingClient';
import type { Publishing } from './use-publishing';

/** Loaded when they are opened: most authors publish a page without them. */
const questions = () => import('./PublishDialogs');
const MissingDialog = lazy(async () => ({ default: (await questions()).MissingDialog }));
const BehindDialog = lazy(async () => ({ default: (await questions()).BehindDialog }));
const TreeDialog = lazy(async () => ({ default: (await questions()).TreeDialog }));
const NodesDialog = lazy(async () => ({ default: (await import('./NodesDialog')).NodesDialog }));

const PublicationDialog = lazy(() =>
  import('./plan/PublicationDialog').then((module) => ({ default: module.PublicationDialog })),
);

const PreviewDialog = lazy(() =>
  import('./preview/PreviewDialog').then((module) => ({ default: module.PreviewDialog })),
);
const ReviewDialog = lazy(() =>
  import('./review/ReviewDialog').then((module) => ({ default: module.ReviewDialog })),
);

interface PublishQuestionsProps {
  publishing: Publishing;
  session: EditorSession;
  sling: SlingClient;
  definitions: Definitions;
}

/** What is asked before and after a page is published, one dialog at a time. */
export function PublishQuestions({
  publishing,
  session,
  sling,
  definitions,
}: PublishQuestionsProps): ReactNode {
  const { publication, replication, question, answer, publishPage, publishBehind } = publishing;
  const { missing } = replication;
  const path = session.pagePath;
  const named = session.content(`${path}/jcr:content`)?.['jcr:title'];
  const title = typeof named === 'string' && named !== '' ? named : path;
  return (
    <>
      <Suspense>
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
      </Suspense>
      {question === 'preview' && (
        <Suspense fallback={null}>
          <PreviewDialog {...{ sling, path, title }} onClose={answer} />
        </Suspense>
      )}
      {question === 'review' && (
        <Suspense fallback={null}>
          <ReviewDialog
            {...{ session, sling, definitions, title }}
            onDone={publishing.refresh}
            onClose={answer}
          />
        </Suspense>
      )}
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
