import { z } from 'zod';

/** The model of a child as the exporter wrote it; its own component parses it. */
export type RawModel = { ':type': string } & Record<string, unknown>;

/** One entry of `:itemsOrder`. `model` is undefined when `:items` has no such key. */
export interface ChildModel {
  name: string;
  /** `cq:panelTitle`: the name of a tab, slide or section. */
  panelTitle: string | undefined;
  /** The grid column's classes, when the parent is a responsive grid. */
  columnClassName: string | undefined;
  model: RawModel | undefined;
}

/** Keys of the exporter's JSON that a container's `children` are made of. */
export const childKeys: ReadonlySet<string> = new Set([':items', ':itemsOrder', 'columnClassNames']);

const isRawModel = (value: unknown): value is RawModel =>
  typeof value === 'object' && value !== null && ':type' in value && typeof value[':type'] === 'string';

/** Model of a component that holds others: its own fields plus `children`, in order. */
export function containerModel<S extends z.ZodRawShape>(shape: S) {
  return z
    .object({
      ...shape,
      ':items': z.record(z.string(), z.unknown()).default({}),
      ':itemsOrder': z.array(z.string()).default([]),
      columnClassNames: z.preprocess((v) => v || undefined, z.record(z.string(), z.string()).default({})),
    })
    .transform((model) => {
      const {
        ':items': items,
        ':itemsOrder': order,
        columnClassNames,
        ...own
      } = model as typeof model & {
        ':items': Record<string, unknown>;
        ':itemsOrder': string[];
        columnClassNames: Record<string, string>;
      };
      const children = order.map((name): ChildModel => {
        const item = items[name];
        // The same object as in the model: what was drawn of it is known by it.
        const child = isRawModel(item) ? item : undefined;
        const title = child?.['cq:panelTitle'];
        return {
          name,
          panelTitle: typeof title === 'string' && title !== '' ? title : undefined,
          columnClassName: columnClassNames[name],
          model: child,
        };
      });
      return { ...own, children };
    });
}
