import { mounted } from './start-islands';

/** Takes the behaviour off every island in a part of the page that was removed. */
export function stopIslands(removed: Node): void {
  if (!(removed instanceof Element)) return;
  for (const element of [removed, ...removed.querySelectorAll('[data-island]')]) {
    mounted.get(element)?.();
    mounted.delete(element);
  }
}
