/** What decides whether a carousel plays by itself. */
export interface Rotation {
  /** What the visitor has asked for, by a button or by choosing a slide; stays until they ask for something else. */
  asked: 'nothing' | 'pause' | 'play';
  /** The pointer is above it. */
  hovered: boolean;
  /** The keyboard is in it. */
  focused: boolean;
  /** The page is in a background tab. */
  hidden: boolean;
}

export type RotationEvent =
  { type: 'pause' | 'play' | 'choose' } | { type: 'hover' | 'focus' | 'hide'; on: boolean };

/** Visitors who prefer less motion start paused, and may still press play. */
export const initialRotation = (reducedMotion: boolean): Rotation => ({
  asked: reducedMotion ? 'pause' : 'nothing',
  hovered: false,
  focused: false,
  hidden: false,
});

export function rotate(rotation: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'play':
      return { ...rotation, asked: 'play' };
    // Who picks a slide wants to look at it.
    case 'pause':
    case 'choose':
      return { ...rotation, asked: 'pause' };
    case 'hover':
      return { ...rotation, hovered: event.on };
    case 'focus':
      return { ...rotation, focused: event.on };
    case 'hide':
      return { ...rotation, hidden: event.on };
  }
}

/**
 * Whether slides change by themselves now. Play, once pressed, holds against the pointer and the focus that are on the
 * button (ARIA Authoring Practices, carousel).
 * @param pauseOnHover off when the author disabled it; focus always stops
 */
export function isRotating({ asked, hovered, focused, hidden }: Rotation, pauseOnHover: boolean): boolean {
  if (hidden || asked === 'pause') return false;
  return asked === 'play' || !(focused || (hovered && pauseOnHover));
}
