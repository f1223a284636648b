import type { Stage } from './Stage';

/** The share by which a key or button enlarges, and CSS pixels that an arrow key moves an enlarged picture. */
const [FACTOR, STEP] = [1.4, 80] as const;

export interface Controlled {
  readonly stage: Stage;
  /** Shows the next picture (1), or the one before (-1). */
  turn(step: number): void;
}

type Act = (controlled: Controlled) => void;

const BUTTONS: Readonly<Record<string, Act>> = {
  previous: ({ turn }) => turn(-1),
  next: ({ turn }) => turn(1),
  closer: ({ stage }) => stage.zoom(FACTOR),
  further: ({ stage }) => stage.zoom(1 / FACTOR),
  reset: ({ stage }) => stage.reset(),
};

/** An arrow moves over an enlarged picture; otherwise those to the sides turn to the next one, as one reads. */
const arrow =
  (right: number, down: number): Act =>
  ({ stage, turn }) => {
    if (stage.isEnlarged()) stage.move(-right * STEP, -down * STEP);
    else if (right) turn(getComputedStyle(stage.element).direction === 'rtl' ? -right : right);
  };

const KEYS: Readonly<Record<string, Act | undefined>> = {
  ArrowLeft: arrow(-1, 0),
  ArrowRight: arrow(1, 0),
  ArrowUp: arrow(0, -1),
  ArrowDown: arrow(0, 1),
  PageUp: BUTTONS.previous,
  PageDown: BUTTONS.next,
  '+': BUTTONS.closer,
  '=': BUTTONS.closer,
  '-': BUTTONS.further,
  '0': BUTTONS.reset,
};

/** The dialog's keys and buttons; Escape is the dialog's own. */
export function startControls(dialog: HTMLDialogElement, controlled: Controlled, signal: AbortSignal): void {
  dialog.addEventListener(
    'keydown',
    (event) => {
      const act = KEYS[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act(controlled);
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-lightbox]') : null;
      if (button?.dataset.lightbox === 'close') dialog.close();
      else BUTTONS[button?.dataset.lightbox ?? '']?.(controlled);
    },
    { signal },
  );
}
