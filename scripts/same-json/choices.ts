/** What a visitor may choose by the address of a page. */
export type Choices = Readonly<Record<string, string>>;

/** The order that differs most from a catalogue's own, in the other units. */
const SORTED: Choices = { sort_key: 'name', sort_order: 'desc', page: '2', units: 'us' };

/** What to ask a page for beside what it shows by itself, as far as it offers a choice: its last version, another order. */
export function choicesOf(model: object): Choices[] {
  const json = JSON.stringify(model);
  const variant = [...json.matchAll(/[?&]variant=([^&#"]+)/g)].at(-1)?.[1];
  return [
    ...(variant ? [{ variant: decodeURIComponent(variant), units: 'us' }] : []),
    ...(json.includes('sort_key=') ? [SORTED] : []),
  ];
}
