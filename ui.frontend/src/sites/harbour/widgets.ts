import type { IslandRegistry } from '../../core/islands/Island';

/* Behaviour that pages of other sites may have, too: none. */

export const widgets: IslandRegistry = {};
export const widgetNames: readonly string[] = [];
