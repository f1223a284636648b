import path from 'node:path';
import type { Feature } from '../../core/server/Feature';
import { formPosts } from './server/form-posts';
import { retention } from './server/retention';
import type { FieldKind } from './server/FieldKind';
import { sendSubmissions } from './server/send-submissions';
import { SubmissionStore } from './submissions/SubmissionStore';

declare module '../../core/server/Instance' {
  interface FeatureServices {
    /** What visitors sent by forms: publish adds, author reads. */
    readonly submissions: SubmissionStore;
    /** `SUBMISSIONS_DAYS`: how long it is kept. */
    readonly submissionsDays: number | undefined;
    /** Kinds of fields that other features add. */
    readonly fieldKinds: readonly FieldKind[];
  }
}

declare module '../../core/server/create-instance' {
  interface FeatureOptions {
    /** Folder for what forms take in. @default `submissions` beside the one for pictures */
    readonly submissionsDir?: string;
    /** Days after which what forms took in is removed. @default never */
    readonly submissionsDays?: number | undefined;
  }
}

/**
 * Takes what visitors send by the forms of pages, and gives it to authors.
 *
 * @param fieldKinds that other features of the site add
 */
export const forms = (...fieldKinds: readonly FieldKind[]): Feature => ({
  name: 'forms',
  // The number of a request that was sent.
  parameters: { sent: undefined },
  handlers: [
    {
      selector: 'form',
      extension: 'csv',
      send: ({ instance, resource, request, reply }) => sendSubmissions(instance, resource, request, reply),
    },
  ],
  open: ({ options: { renditionsDir, submissionsDir, submissionsDays } }) => ({
    submissions: new SubmissionStore(submissionsDir ?? path.join(renditionsDir, '../submissions')),
    submissionsDays,
    fieldKinds,
  }),
  routes(app, instance) {
    if (instance.runMode === 'author') return;
    formPosts(app, instance);
    retention(app, instance);
  },
});
