/** A property's value in `.infinity.json`. */
export type PropertyValue = SingleValue | readonly SingleValue[];

type SingleValue = string | number | boolean;

/** A node in `.infinity.json`: properties, and child nodes in order. */
export interface ContentNode {
  readonly [name: string]: PropertyValue | ContentNode | null | undefined;
}

/** Whether a member of a node is a child node rather than a property. */
export const isNode = (value: unknown): value is ContentNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a member of a node is a property that has a value. */
export const isProperty = (value: ContentNode[string]): value is PropertyValue =>
  value !== undefined && value !== null && !isNode(value);

/** Whether a property has several values. TypeScript's own check does not know read-only arrays. */
export const isList = (value: PropertyValue): value is readonly SingleValue[] => Array.isArray(value);
