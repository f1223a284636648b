/** What determines whether a carousel plays. */
export interface Rotation {
  /** The visitor's last request, by a button or by choosing a slide. */
  asked: 'nothing' | 'pause' | 'play';
  /** The pointer is over it. */
  hovered: boolean;
  /** It has keyboard focus. */
  focused: boolean;
  /** The page is in a background tab. */
  hidden: boolean;
}

export type RotationEvent =
  | { type: 'pause' | 'play' | 'choose' }
  | { type: 'hover' | 'focus' | 'hide'; on: boolean };

/** Visitors who prefer reduced motion start paused, and can still press play. */
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
    // A visitor who picks a slide wants to look at it.
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
 * Whether slides change automatically now. Pressing play overrides the pointer and focus that are on the button (ARIA
 * Authoring Practices, carousel).
 * @param pauseOnHover off if the author disabled it; focus always pauses
 */
export function isRotating({ asked, hovered, focused, hidden }: Rotation, pauseOnHover: boolean): boolean {
  if (hidden || asked === 'pause') return false;
  return asked === 'play' || !(focused || (hovered && pauseOnHover));
}
