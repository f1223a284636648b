import { mounted } from './start-islands';

/** Unmounts every island in a removed part of the page. */
export function stopIslands(removed: Node): void {
  if (!(removed instanceof Element)) return;
  for (const element of [removed, ...removed.querySelectorAll('[data-island]')]) {
    mounted.get(element)?.();
    mounted.delete(element);
  }
}
