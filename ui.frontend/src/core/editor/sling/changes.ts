import { servlet } from '../../../../../shared/addresses/app';

/** A change of content, by any author. */
export interface ContentChange {
  /** Sequence number of the change. */
  readonly version: number;
  /** Pages that were created, written or deleted. */
  readonly paths: readonly string[];
  /** `Editor-Id` of the post; undefined for changes made outside an editor. */
  readonly by?: string;
}

type Listener = (change: ContentChange | undefined) => void;

/** Longest delay before reconnecting: after a response that is not a stream, the browser gives up for good. */
const LONGEST = 8_000;

/**
 * Subscribes to the server's events, and reconnects until stopped.
 *
 * @param listener called without a change after a gap, in which changes may have been missed
 * @returns unsubscribes
 */
export function listenToChanges(listener: Listener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = 500;
  let hadGap = false;

  function connect(): void {
    source = new EventSource(servlet('changes'));
    source.onopen = () => {
      wait = 500;
      if (hadGap) listener(undefined);
      hadGap = false;
    };
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const change = parse(data);
      if (change) listener(change);
    };
    source.onerror = () => {
      hadGap = true;
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST);
    };
  }

  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

function parse(data: string): ContentChange | undefined {
  try {
    const change: Partial<ContentChange> = JSON.parse(data);
    return isChange(change) ? change : undefined;
  } catch {
    return undefined;
  }
}

const isChange = (change: Partial<ContentChange>): change is ContentChange => Array.isArray(change.paths);
