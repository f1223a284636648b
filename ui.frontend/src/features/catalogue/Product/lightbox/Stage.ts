/** The picture that is shown, and what moves it. */
export interface Stage {
  readonly element: HTMLElement;
  /** Whether a part of the picture is outside the stage. */
  isEnlarged(): boolean;
  /** @param at from the stage's centre; the centre itself if missing */
  zoom(factor: number, at?: readonly [number, number]): void;
  move(right: number, down: number): void;
  /** Shows the whole picture. */
  reset(): void;
}
