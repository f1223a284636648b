import type { LiveEvents } from '../../../../../shared/authoring/together';
import { servlet } from '../../../../../shared/addresses/app';

/** This window, for others who have the same page open. */
export const TAB = crypto.randomUUID();

/** A name for an editor of this window, by which its changes are told from those of the window's other editors. */
export const newEditorId = (): string => `${TAB}:${crypto.randomUUID()}`;

/** Whether an editor is in a window. */
export const isEditorOf = (tab: string, editorId: string | undefined): boolean =>
  editorId?.startsWith(`${tab}:`) === true;

type Name = keyof LiveEvents;
const NAMES: readonly Name[] = ['presence', 'comments', 'notices'];

/** What a part of this window wants to hear. */
interface Listener {
  /** A change of content, as JSON. */
  readonly onChange?: (data: string) => void;
  readonly on?: { readonly [N in Name]?: (data: LiveEvents[N]) => void };
  /** After a lost connection was restored: events may have been missed. */
  readonly onGap?: () => void;
}

/** Longest delay before reconnecting: after a response that is not a stream, the browser gives up for good. */
const LONGEST = 8_000;

const listeners = new Set<Listener>();
let source: EventSource | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let wait = 500;
let hadGap = false;

/**
 * Listens to the server's events. All parts of a window share one connection, of which a browser opens only a few; it is
 * opened again until nobody listens.
 *
 * @returns unsubscribes
 */
export function listenToStream(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) connect();
  return () => {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    clearTimeout(timer);
    source?.close();
    hadGap = false;
  };
}

function connect(): void {
  source = new EventSource(`${servlet('changes')}?tab=${TAB}`);
  source.onopen = () => {
    wait = 500;
    if (hadGap) listeners.forEach(({ onGap }) => onGap?.());
    hadGap = false;
  };
  source.onmessage = ({ data }: MessageEvent<string>) =>
    listeners.forEach(({ onChange }) => onChange?.(data));
  for (const name of NAMES) hear(source, name);
  source.onerror = () => {
    hadGap = true;
    if (source?.readyState !== EventSource.CLOSED) return;
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST);
  };
}

function hear<N extends Name>(stream: EventSource, name: N): void {
  stream.addEventListener(name, ({ data }: MessageEvent<string>) => {
    const told: LiveEvents[N] = JSON.parse(data);
    listeners.forEach(({ on }) => on?.[name]?.(told));
  });
}
