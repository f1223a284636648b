/** A part of the finder by its name in the style sheet. The server draws all of them. */
export const part = <T extends HTMLElement>(root: HTMLElement, name: string): T =>
  root.querySelector<T>(`.cmp-dealerfinder__${name}`)!;
