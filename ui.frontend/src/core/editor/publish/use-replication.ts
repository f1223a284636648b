import { useState } from 'react';
import { messages } from '../screen/messages';
import { messageOf } from '../session/saving/outcomes';
import type { Replicated, SlingClient } from '../sling/SlingClient';
import { unpublishedDone } from './publish-texts';

const reading = { timeout: 6000 };

/** Publishes and unpublishes a page, and reports the result. */
export interface Replication {
  readonly isBusy: boolean;
  /** Content that the published page needs and visitors do not have. */
  readonly missing: readonly string[] | undefined;
  leaveMissing(): void;
  /** Publishes the page again together with its missing content. */
  publishMissing(): Promise<void>;
  /** @param done message on success */
  publish(paths: readonly string[], done: string): Promise<void>;
  unpublish(): Promise<void>;
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
      'Not published',
      ({ missing }) => {
        messages.positive(done, reading);
        if (missing.length > 0) setGap({ paths, missing });
      },
    );
  const takeBack = (undo: number) =>
    run(
      () => sling.restore(undo),
      'Not published again',
      ({ paths }) =>
        messages.positive(
          paths.length === 1
            ? 'Published again, unchanged.'
            : `All ${paths.length} pages are published again, unchanged.`,
          reading,
        ),
    );

  return {
    isBusy,
    missing: gap?.missing,
    leaveMissing: () => setGap(undefined),
    publishMissing: () => publish(gap?.paths ?? [path], 'Published, with everything that it needs.', true),
    publish,
    unpublish: () =>
      run(
        () => sling.replicate('Deactivate', [path]),
        'Still published',
        ({ paths, undo }) =>
          // Stays until closed, as it offers the way back.
          messages.info(unpublishedDone(paths.length), {
            ...(undo !== undefined && {
              actionLabel: 'Publish again',
              onAction: () => void takeBack(undo),
            }),
          }),
      ),
  };
}
