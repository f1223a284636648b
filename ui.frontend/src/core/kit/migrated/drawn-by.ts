import { migrated } from '#site/migrated';

const drawing: ReadonlyMap<string, string> = new Map(
  migrated.map(({ resourceType, drawnBy }) => [resourceType, drawnBy]),
);

/** The type whose component draws a resource type, which is its own except for what a migration brought. */
export const drawnBy = (resourceType: string): string => drawing.get(resourceType) ?? resourceType;
