import { ToastQueue } from '@adobe/react-spectrum';

/** Duration in milliseconds of messages that need no answer: long enough to read twice. */
export const reading = 8000;

interface MessageOptions {
  /** Milliseconds, at least 5000; if omitted, the message stays until closed. */
  readonly timeout?: number;
  /** Label of a button that closes the message. */
  readonly actionLabel?: string;
  onAction?(): void;
}

type Tone = 'info' | 'positive' | 'negative';

/** The maximum number of messages; the oldest is closed. */
const MOST = 3;

/** Functions that close the visible messages, oldest first. */
const shown = new Map<string, () => void>();

const teller =
  (tone: Tone) =>
  (text: string, { timeout, ...action }: MessageOptions = {}): (() => void) => {
    // A lasting message is shown again as the newest; a timed one is still visible.
    const same = shown.get(text);
    if (same && timeout !== undefined) return same;
    same?.();
    if (shown.size >= MOST) shown.values().next().value?.();
    const onClose = () => shown.delete(text);
    const close = ToastQueue[tone](text, {
      ...action,
      shouldCloseOnAction: true,
      ...(timeout !== undefined && { timeout }),
      onClose,
    });
    shown.set(text, close);
    return close;
  };

/** Messages over the editor: each text once, and only a few at a time. Each returns a function that closes it. */
export const messages = { info: teller('info'), positive: teller('positive'), negative: teller('negative') };
