import type { IslandModule, IslandRegistry, IslandState, IslandTrigger } from './Island';
import { whenNeeded } from './when-needed';

/** Called when a chunk failed to load or threw; the server's HTML stays. */
export type ReportFailure = (name: string, error: unknown, root: HTMLElement) => void;

/** Delay before a failed chunk is requested again, in ms. */
const retryDelay = 1000;

/** How to unmount each mounted island. */
export const mounted = new WeakMap<Element, () => void>();

/**
 * Mounts every placeholder below `root` once, each when it is needed. Can be called again after DOM was added.
 * @example startIslands(document, { carousel: () => import('./Carousel.island') }, report)
 */
export function startIslands(root: ParentNode, registry: IslandRegistry, report: ReportFailure): void {
  for (const placeholder of root.querySelectorAll<HTMLElement>('[data-island]:not([data-island-state])')) {
    setState(placeholder, 'waiting');
    const trigger = (placeholder.dataset.islandWhen ?? 'visible') as IslandTrigger;
    whenNeeded(placeholder, trigger, (settled) => void mount(placeholder, registry, report).then(settled));
  }
}

const setState = (placeholder: HTMLElement, state: IslandState) => {
  placeholder.dataset.islandState = state;
};

async function mount(
  placeholder: HTMLElement,
  registry: IslandRegistry,
  report: ReportFailure,
): Promise<void> {
  const name = placeholder.dataset.island ?? '';
  setState(placeholder, 'loading');
  try {
    const load = registry[name];
    if (!load) throw new Error(`no island is named "${name}"; known: ${Object.keys(registry).join(', ')}`);
    const island = await loadTwice(load);
    mounted.set(placeholder, island.mount(placeholder));
    setState(placeholder, 'mounted');
  } catch (error) {
    setState(placeholder, 'failed');
    report(name, error, placeholder);
  }
}

/** Lost connections are often brief; webpack forgets a failed chunk, so a second call requests it again. */
const loadTwice = (load: () => Promise<IslandModule>): Promise<IslandModule> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, retryDelay)).then(load));
