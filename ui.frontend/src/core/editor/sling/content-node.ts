/** A property's value as `.infinity.json` gives it. */
export type PropertyValue = string | number | boolean | readonly (string | number | boolean)[];

/** A node as `.infinity.json` gives it: properties, and child nodes in their order. */
export interface ContentNode {
  readonly [name: string]: PropertyValue | ContentNode | null | undefined;
}

/** Whether a member of a node is a child node and no property. */
export const isNode = (value: unknown): value is ContentNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
