/** The place of the field around an element in a form, `actions` for one of its entries; null outside all fields. */
export function placeOf(element: Element, form: Element): string | null {
  let place: string | null = null;
  for (let at: Element | null = element; at && at !== form; at = at.parentElement) {
    place = at.getAttribute('data-place') ?? place;
  }
  return place;
}
