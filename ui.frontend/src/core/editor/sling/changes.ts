import { servlet } from '../../../../../shared/addresses/app';

/** A change of content, no matter who made it. */
export interface ContentChange {
  /** Counts the server's changes. */
  readonly version: number;
  /** Pages that were written, deleted or came to be. */
  readonly paths: readonly string[];
  /** `Editor-Id` of the post; absent for changes not made by an editor. */
  readonly by?: string;
}

type Listener = (change: ContentChange | undefined) => void;

/** Longest wait before the next try: the browser gives up for good after an answer that is no stream. */
const LONGEST = 8_000;

/**
 * Follows the server's events; connects again for as long as it takes.
 *
 * @param listener called with nothing after a gap, in which changes may have been missed
 * @returns ends it
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
    const change = JSON.parse(data) as Partial<ContentChange>;
    return Array.isArray(change.paths) ? (change as ContentChange) : undefined;
  } catch {
    return undefined;
  }
}
