import { listenToStream } from './live-stream';

/** A change of content, by any author. */
export interface ContentChange {
  /** Sequence number of the change. */
  readonly version: number;
  /** Pages that were created, written or deleted. */
  readonly paths: readonly string[];
  /** `Editor-Id` of the post; undefined for changes made outside an editor. */
  readonly by?: string;
  /** The account of who made it; undefined without accounts. */
  readonly user?: string;
}

type Listener = (change: ContentChange | undefined) => void;

/**
 * Subscribes to changes of content.
 *
 * @param listener called without a change after a gap, in which changes may have been missed
 * @returns unsubscribes
 */
export const listenToChanges = (listener: Listener): (() => void) =>
  listenToStream({
    onChange: (data) => {
      const change = parse(data);
      if (change) listener(change);
    },
    onGap: () => listener(undefined),
  });

function parse(data: string): ContentChange | undefined {
  try {
    const change: Partial<ContentChange> = JSON.parse(data);
    return isChange(change) ? change : undefined;
  } catch {
    return undefined;
  }
}

const isChange = (change: Partial<ContentChange>): change is ContentChange => Array.isArray(change.paths);
