import type { Stage } from './Stage';

/** Radians, and the share by which the distance changes. */
const [STEP, FACTOR] = [Math.PI / 12, 1.2] as const;

const MOVES: Readonly<Record<string, (stage: Stage) => void>> = {
  left: (stage) => stage.turn(STEP, 0),
  right: (stage) => stage.turn(-STEP, 0),
  up: (stage) => stage.turn(0, -STEP),
  down: (stage) => stage.turn(0, STEP),
  closer: (stage) => stage.zoom(FACTOR),
  further: (stage) => stage.zoom(1 / FACTOR),
  reset: (stage) => stage.reset(),
};

const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'closer',
  '=': 'closer',
  '-': 'further',
  '0': 'reset',
  Home: 'reset',
};

/** Turns and zooms by the keys of the stage and by the buttons below it. */
export function startKeys(root: HTMLElement, stage: Stage, signal: AbortSignal): void {
  stage.element.addEventListener(
    'keydown',
    (event) => {
      const move = MOVES[KEYS[event.key] ?? ''];
      if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      move(stage);
    },
    { signal },
  );
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-move]') : null;
      MOVES[button?.dataset.move ?? '']?.(stage);
    },
    { signal },
  );
}
