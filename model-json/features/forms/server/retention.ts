import type { FastifyInstance } from 'fastify';
import type { Instance } from '../../../core/server/Instance';

const DAY = 86_400_000;

/**
 * Protects submissions from other users of the machine, and deletes them after `SUBMISSIONS_DAYS`: at start-up, and once a
 * day.
 */
export function retention(app: FastifyInstance, { submissions, submissionsDays }: Instance): void {
  const tidy = async () => {
    await submissions.secure();
    if (submissionsDays === undefined) return;
    const removed = await submissions.forgetBefore(new Date(Date.now() - submissionsDays * DAY));
    if (removed > 0) app.log.info(`removed ${removed} submissions older than ${submissionsDays} days`);
  };
  const tidyOrTell = () =>
    tidy().catch((error: unknown) => app.log.error({ err: error }, 'could not clean up submissions'));
  app.addHook('onReady', tidyOrTell);
  const timer = setInterval(() => void tidyOrTell(), DAY).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}
