/** Attributes under the names that React has for them. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Makes an element. A view that is a function of this is written once and drawn twice: by the server with React's
 * `createElement`, and on pages that are not ours with `makeElement`.
 */
export type Make<N> = (
  tag: string,
  attributes: Attributes,
  ...children: readonly (N | string | undefined)[]
) => N;
