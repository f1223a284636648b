import type { ZonedDateTime } from '@internationalized/date';
import { useState } from 'react';
import { messages, reading } from '../../screen/messages';
import { messageOf } from '../../session/saving/outcomes';
import type { Field } from '../../sling/post-fields';
import type { SlingClient } from '../../sling/SlingClient';
import { cancelScheduled, offerCancel, REPLICATE } from './cancel-scheduled';
import type { Scheduled } from './plan-client';
import { doneText, momentText, scheduledText } from './plan-texts';
import type { Action } from './PlanItem';
import { t } from '../../../../../../shared/authoring/language/t';

/** Publishes or unpublishes what was ticked, as one change, now or at a time; each can be taken back as one. */
export function usePublishTicked(sling: SlingClient, action: Action, locale: string, onDone: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      onDone();
      return true;
    } catch (error) {
      setProblem(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  const atOnce = async (paths: readonly string[]) => {
    const { paths: done, undo } = await sling.replicate(action, paths);
    if (undo === undefined) return void messages.positive(doneText(action, done), { timeout: reading });
    // Stays until closed, as it offers the way back.
    messages.info(doneText(action, done), {
      actionLabel: t('Publish again'),
      onAction: () =>
        void sling.restore(undo).then(
          (back) => {
            messages.positive(
              t('All {paths} are published again, unchanged.', { paths: back.paths.length }),
              {
                timeout: reading,
              },
            );
            onDone();
          },
          (error: unknown) =>
            messages.negative(t('Not published again: {message}', { message: messageOf(error) })),
        ),
    });
  };

  const later = async (paths: readonly string[], time: ZonedDateTime) => {
    const fields: Field[] = [
      ['cmd', action],
      ['at', time.toAbsoluteString()],
      ...paths.map((path): Field => ['path', path]),
    ];
    const { scheduled } = await sling.command<{ scheduled: Scheduled }>(REPLICATE, fields);
    const text = scheduledText(action, momentText(scheduled.at, time.timeZone, locale));
    offerCancel(text, scheduled.id, () => void cancelScheduled(sling, scheduled.id).then(onDone));
  };

  return {
    isBusy,
    problem,
    attempt,
    run: (paths: readonly string[], time: ZonedDateTime | undefined) =>
      attempt(() => (time ? later(paths, time) : atOnce(paths))),
  };
}
