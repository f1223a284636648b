import path from 'node:path';
import type { Feature } from '../../core/server/Feature';
import { formPosts } from './server/form-posts';
import { retention } from './server/retention';
import type { FieldKind } from './server/FieldKind';
import { sendSubmissions } from './server/send-submissions';
import { SubmissionStore } from './submissions/SubmissionStore';

declare module '../../core/server/Instance' {
  interface FeatureServices {
    /** Form submissions by visitors: publish adds them, author reads them. */
    readonly submissions: SubmissionStore;
    /** `SUBMISSIONS_DAYS`: how long they are kept. */
    readonly submissionsDays: number | undefined;
    /** Where this site's forms are posted: another origin, or nowhere (`null`); undefined for here. */
    readonly formsAt: string | null | undefined;
    /** Kinds of fields that other features add. */
    readonly fieldKinds: readonly FieldKind[];
  }
}

declare module '../../core/server/create-instance' {
  interface FeatureOptions {
    /** Folder for form submissions. @default `submissions` next to the one for pictures */
    readonly submissionsDir?: string;
    /** Whether forms can be sent, here or to `formsOrigin`. @default true */
    readonly acceptsForms?: boolean;
    /** Days after which form submissions are deleted. @default never */
    readonly submissionsDays?: number | undefined;
  }
}

/**
 * Accepts form submissions from visitors, and provides them to authors.
 *
 * @param fieldKinds that other features of the site add
 */
export const forms = (...fieldKinds: readonly FieldKind[]): Feature => ({
  name: 'forms',
  // The reference of a submission.
  parameters: { sent: undefined },
  handlers: [
    {
      selector: 'form',
      extension: 'csv',
      send: ({ instance, resource, request, reply }) => sendSubmissions(instance, resource, request, reply),
    },
  ],
  open: ({ options: { acceptsForms, formsOrigin, renditionsDir, submissionsDir, submissionsDays } }) => ({
    formsAt: acceptsForms === false ? null : formsOrigin,
    submissions: new SubmissionStore(submissionsDir ?? path.join(renditionsDir, '../submissions')),
    submissionsDays,
    fieldKinds,
  }),
  services: ({ formsAt }) => (formsAt === undefined ? {} : { formsAt }),
  routes(app, instance) {
    if (instance.runMode === 'author') return;
    formPosts(app, instance);
    retention(app, instance);
  },
});
