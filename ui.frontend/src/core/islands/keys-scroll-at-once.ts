/**
 * Those who use the keyboard see what has the focus at once. If focus moves on during a smooth scroll, browsers leave it where
 * it is, in view until they have scrolled to what had it before. A style (`:has(:focus-visible)`) would cost
 * filters and comparisons some 30 ms a touch on a phone, as browsers then ask every element about its descendants.
 */
export function keysScrollAtOnce(): void {
  const { style } = document.documentElement;
  addEventListener('keydown', () => (style.scrollBehavior = 'auto'), true);
  addEventListener('pointerdown', () => (style.scrollBehavior = ''), true);
}
