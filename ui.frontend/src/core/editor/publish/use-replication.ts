import { useState } from 'react';
import { messages } from '../screen/messages';
import { messageOf } from '../session/saving/outcomes';
import type { Replicated, SlingClient } from '../sling/SlingClient';
import { t } from '../../../../../shared/authoring/language/t';

const reading = { timeout: 6000 };

/** Publishes a page, and reports the result. */
export interface Replication {
  readonly isBusy: boolean;
  /** Content that the published page needs and visitors do not have. */
  readonly missing: readonly string[] | undefined;
  leaveMissing(): void;
  /** Publishes the page again together with its missing content. */
  publishMissing(): Promise<void>;
  /** @param done message on success */
  publish(paths: readonly string[], done: string): Promise<void>;
}

/** @param refresh called after each attempt, successful or not */
export function useReplication(sling: SlingClient, path: string, refresh: () => void): Replication {
  const [isBusy, setBusy] = useState(false);
  const [gap, setGap] = useState<{ paths: readonly string[]; missing: readonly string[] }>();

  const run = async (
    work: () => Promise<Replicated>,
    failed: string,
    done: (replicated: Replicated) => void,
  ): Promise<void> => {
    setBusy(true);
    try {
      done(await work());
    } catch (error) {
      messages.negative(`${failed}: ${messageOf(error)}`);
    }
    setBusy(false);
    refresh();
  };
  const publish = (paths: readonly string[], done: string, references = false) =>
    run(
      () => sling.replicate('Activate', paths, { references }),
      t('Not published'),
      ({ missing }) => {
        messages.positive(done, reading);
        if (missing.length > 0) setGap({ paths, missing });
      },
    );
  return {
    isBusy,
    missing: gap?.missing,
    leaveMissing: () => setGap(undefined),
    publishMissing: () => publish(gap?.paths ?? [path], t('Published, with everything that it needs.'), true),
    publish,
  };
}
