/** What the accessibility statement reports on, by the names of its words. */
export type Check = 'axe' | 'keyboard' | 'reflow' | 'targets' | 'forcedColours';

/** Details of a test that count as one page in the accessibility statement (`scripts/accessibility`). */
export const counts = (check: Check) => ({ annotation: { type: 'accessibility', description: check } });
