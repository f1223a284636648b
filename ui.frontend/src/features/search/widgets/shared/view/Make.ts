/** Attributes with their names in React. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Creates an element. Views written as functions of this render in two ways: on the server with React's `createElement`, and on
 * third-party pages with `makeElement`.
 */
export type Make<N> = (
  tag: string,
  attributes: Attributes,
  ...children: readonly (N | string | undefined)[]
) => N;
