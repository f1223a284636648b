/** The size at which a window's frame is shown, relative to its layout: 0.5 is half size; 1 if it is in no frame. */
export function frameScale(window: Window): number {
  const { width = 0 } = window.frameElement?.getBoundingClientRect() ?? {};
  return width / window.innerWidth || 1;
}
