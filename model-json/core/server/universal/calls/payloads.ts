import { z } from 'zod';

/* What the Universal Editor sends, as Adobe documents its calls. Properties that no call here needs are ignored. */

const urn = z.string().min(1).max(2000);
const place = z.object({ resource: urn, prop: z.string().max(200).optional() });
/** The sibling before which something goes. */
const before = z.union([urn, place]).optional();

export const detailsCall = z.object({ target: place });

export const updateCall = z.object({
  target: place.extend({ prop: z.string().min(1).max(200) }),
  value: z.unknown(),
});

const patch = z.object({ name: z.string().min(1).max(200), value: z.unknown() });

export const patchCall = z.object({
  target: place,
  patch: z.union([patch, z.array(patch).min(1).max(100)]),
});

export const addCall = z.object({
  target: z.object({ container: place, before }),
  content: z.object({
    name: z.string().max(200).optional(),
    aem: z.object({
      page: z.object({
        resourceType: z.string().min(1).max(200),
        template: z.record(z.string(), z.unknown()).default({}),
      }),
    }),
  }),
});

export const moveCall = z.object({
  from: z.object({ component: place }),
  to: z.object({ container: place, before }),
});

export const copyCall = z.object({
  source: z.object({ component: place }),
  target: z.object({ container: place, before }),
});

export const removeCall = z.object({ target: z.object({ component: place }) });

export const publishCall = z.object({ references: z.array(urn).min(1).max(2000) });

export const undoCall = z.object({ change: z.number().int() });

export type Before = z.output<typeof before>;
