import type { IslandRegistry, IslandState, IslandTrigger } from './Island';
import { whenNeeded } from './when-needed';

/** Told when a chunk could not be had or threw; the server's HTML stays as it is. */
export type ReportFailure = (name: string, error: unknown, root: HTMLElement) => void;

/**
 * Mounts every placeholder below `root` once, each when it is needed. Safe to call again after DOM was added.
 * @example startIslands(document, { carousel: () => import('./Carousel.island') }, report)
 */
export function startIslands(root: ParentNode, registry: IslandRegistry, report: ReportFailure): void {
  for (const placeholder of root.querySelectorAll<HTMLElement>('[data-island]:not([data-island-state])')) {
    setState(placeholder, 'waiting');
    const trigger = (placeholder.dataset.islandWhen ?? 'visible') as IslandTrigger;
    whenNeeded(placeholder, trigger, (replay) => void mount(placeholder, registry, report).then((ok) => ok && replay()));
  }
}

const setState = (placeholder: HTMLElement, state: IslandState) => {
  placeholder.dataset.islandState = state;
};

/** @returns whether the island stands */
async function mount(placeholder: HTMLElement, registry: IslandRegistry, report: ReportFailure): Promise<boolean> {
  const name = placeholder.dataset.island ?? '';
  setState(placeholder, 'loading');
  try {
    const load = registry[name];
    if (!load) throw new Error(`no island is named "${name}"; known: ${Object.keys(registry).join(', ')}`);
    // A lost connection is often a moment's: webpack forgets a failed chunk, so a second call asks again.
    const island = await load().catch(load);
    island.mount(placeholder);
    setState(placeholder, 'mounted');
    return true;
  } catch (error) {
    setState(placeholder, 'failed');
    report(name, error, placeholder);
    return false;
  }
}
