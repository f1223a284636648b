import type { IconName } from '../shell/Icon';

/** Something an author can do, with what is selected or where they are. */
export interface Action {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  /** The keys that do it, as in `aria-keyshortcuts`: `Delete`, `Alt+Enter`. Letters find titles. */
  readonly key?: string;
  /** Always in the bar; the others are in its menu if there is no room. */
  readonly isPrimary?: boolean;
  readonly isDestructive?: boolean;
  /** Why it cannot be done now. */
  readonly refusal?: string | undefined;
  run(): void;
}

/** The action of a key press; undefined if there is none. */
export function actionOfKey(actions: readonly Action[], event: Pressed): Action | undefined {
  const pressed = chordOf(event);
  return actions.find(({ key }) => key === pressed);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** `Alt+Enter`, in the order of `aria-keyshortcuts`. */
function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const isShifted = shiftKey && key.length > 1;
  return [(ctrlKey || metaKey) && 'Control', altKey && 'Alt', isShifted && 'Shift', key]
    .filter(Boolean)
    .join('+');
}
