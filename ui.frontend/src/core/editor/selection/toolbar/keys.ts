import type { Step } from '../walk';

/** The meaning of a key while the content has focus. */
export type KeyCommand =
  | { readonly do: 'walk'; readonly step: Step }
  | { readonly do: 'shift'; readonly step: 1 | -1 }
  | {
      readonly do:
        | 'configure'
        | 'properties'
        | 'edit'
        | 'delete'
        | 'copy'
        | 'cut'
        | 'paste'
        | 'duplicate'
        | 'insert'
        | 'comment'
        | 'section'
        | 'help';
    };

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  ArrowRight: 'in',
  ArrowLeft: 'out',
  Home: 'first',
  End: 'last',
  Escape: 'out',
};

const plain: Readonly<Record<string, KeyCommand>> = {
  Enter: { do: 'configure' },
  F2: { do: 'edit' },
  Delete: { do: 'delete' },
  Backspace: { do: 'delete' },
  Insert: { do: 'insert' },
  a: { do: 'insert' },
  c: { do: 'comment' },
  p: { do: 'properties' },
  s: { do: 'section' },
  '?': { do: 'help' },
};

const withControl: Readonly<Record<string, KeyCommand>> = {
  c: { do: 'copy' },
  x: { do: 'cut' },
  v: { do: 'paste' },
  d: { do: 'duplicate' },
};

export function keyCommand({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): KeyCommand | undefined {
  if (altKey) {
    if (key === 'ArrowUp') return { do: 'shift', step: -1 };
    return key === 'ArrowDown' ? { do: 'shift', step: 1 } : undefined;
  }
  if (ctrlKey || metaKey) return shiftKey ? undefined : withControl[key.toLowerCase()];
  if (shiftKey && key !== '?') return undefined;
  const step = steps[key];
  return step ? { do: 'walk', step } : plain[key];
}

/** What is typed into: keys mean something else there. */
export const TYPING = 'input, textarea, select, [contenteditable="true"]';

/** Undo and redo, everywhere except in text fields. */
export function historyKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pressed): 'undo' | 'redo' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
