import { ToastQueue } from '@adobe/react-spectrum';

/** How long what needs no answer stays, in milliseconds: long enough to be read twice. */
export const reading = 8000;

interface MessageOptions {
  /** Milliseconds, five seconds at least; without it, the message stays until it is closed. */
  readonly timeout?: number;
  /** A button of the message, which closes it. */
  readonly actionLabel?: string;
  onAction?(): void;
}

type Tone = 'info' | 'positive' | 'negative';

/** More would be a wall: the oldest goes. */
const MOST = 3;

/** What is shown, oldest first, and how it is closed. */
const shown = new Map<string, () => void>();

const teller =
  (tone: Tone) =>
  (text: string, { timeout, ...action }: MessageOptions = {}): void => {
    // What stays is said again, as the last; what goes by itself is being said.
    if (shown.has(text) && timeout !== undefined) return;
    shown.get(text)?.();
    if (shown.size >= MOST) [...shown.values()][0]!();
    const onClose = () => shown.delete(text);
    shown.set(
      text,
      ToastQueue[tone](text, {
        ...action,
        shouldCloseOnAction: true,
        ...(timeout !== undefined && { timeout }),
        onClose,
      }),
    );
  };

/** Messages over the editor, each text once and never more than a few. */
export const messages = { info: teller('info'), positive: teller('positive'), negative: teller('negative') };
