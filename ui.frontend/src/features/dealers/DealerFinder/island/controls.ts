/** Whether something is a field of the form. */
export const isControl = (target: unknown): target is HTMLInputElement | HTMLSelectElement =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

/** A selector that finds the focused control again in the next list. */
export function keyOf(element: Element | null): string | undefined {
  if (isControl(element)) {
    return element.type === 'checkbox'
      ? `[name="${element.name}"][value="${element.value}"]`
      : `[name="${element.name}"]`;
  }
  const map = element?.closest('.cmp-dealerfinder__map');
  const key = element?.closest<HTMLElement>('[data-key]')?.dataset.key;
  // The pressed link is gone; the map is not.
  return map ? (key ? `[data-key="${key}"]` : `#${CSS.escape(map.id)}`) : undefined;
}

/** The address that a form submits to, without its empty fields. */
export function addressOf(form: HTMLFormElement): string {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value !== '') asked.append(name, String(value));
  const url = new URL(form.action);
  url.search = asked.toString();
  return url.href;
}
