import { z } from 'zod';

/** A child's model as exported; the child's own component parses it. */
export type RawModel = {
  ':type': string;
  ':items'?: Readonly<Record<string, RawModel>>;
  ':itemsOrder'?: string[];
} & Record<string, unknown>;

/** An entry of `:itemsOrder`. `model` is undefined if `:items` has no such key. */
export interface ChildModel {
  name: string;
  /** `cq:panelTitle`: the title of a tab, slide or section. */
  panelTitle: string | undefined;
  /** The classes of the grid column, if the parent is a responsive grid. */
  columnClassName: string | undefined;
  model: RawModel | undefined;
}

/** Keys of the exporter's JSON from which a container's `children` are built. */
export const childKeys: ReadonlySet<string> = new Set([':items', ':itemsOrder', 'columnClassNames']);

const isRawModel = (value: unknown): value is RawModel =>
  typeof value === 'object' && value !== null && ':type' in value && typeof value[':type'] === 'string';

/** Model of a container: its own fields plus `children`, in order. */
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
        // The same object as in the model, which is the key of its cached HTML.
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
