/** A property's value in `.infinity.json`. */
export type PropertyValue = string | number | boolean | readonly (string | number | boolean)[];

/** A node in `.infinity.json`: properties, and child nodes in order. */
export interface ContentNode {
  readonly [name: string]: PropertyValue | ContentNode | null | undefined;
}

/** Whether a member of a node is a child node rather than a property. */
export const isNode = (value: unknown): value is ContentNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
