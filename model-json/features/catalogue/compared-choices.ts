import type { Choices } from '../../core/site/Compared';

/** The sort order that differs most from a catalogue's default, in the other units. */
const SORTED: Choices = { sort_key: 'name', sort_order: 'desc', page: '2', units: 'us' };

/** What to request of a page of products for comparison with Java: its last version, another order. */
export function choicesOf(model: object): Choices[] {
  const json = JSON.stringify(model);
  const variant = [...json.matchAll(/[?&]variant=([^&#"]+)/g)].at(-1)?.[1];
  return [
    ...(variant ? [{ variant: decodeURIComponent(variant), units: 'us' }] : []),
    ...(json.includes('sort_key=') ? [SORTED] : []),
  ];
}
