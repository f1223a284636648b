/** Choices that a visitor can make through a page's address. */
export type Choices = Readonly<Record<string, string>>;

/** The sort order that differs most from a catalogue's default, in the other units. */
const SORTED: Choices = { sort_key: 'name', sort_order: 'desc', page: '2', units: 'us' };

/**
 * The parameters to request a page with beyond its plain form, depending on the choices it offers: its last version, another
 * order.
 */
export function choicesOf(model: object): Choices[] {
  const json = JSON.stringify(model);
  const variant = [...json.matchAll(/[?&]variant=([^&#"]+)/g)].at(-1)?.[1];
  return [
    ...(variant ? [{ variant: decodeURIComponent(variant), units: 'us' }] : []),
    ...(json.includes('sort_key=') ? [SORTED] : []),
  ];
}
