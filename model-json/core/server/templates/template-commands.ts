import { z } from 'zod';
import { MOST_TEMPLATE_TITLE, TEMPLATE_STATES } from '../../../../shared/authoring/template';
import { PARAGRAPH_FORMATS, RICH_TEXT_CHOICES } from '../../../../shared/authoring/rich-text-features';
import { isPattern } from '../../../../shared/checked/is-pattern';
import type { NodeJson } from '../../repository/node-json';

/* What can be asked of the templates of a site, as JSON. */

const IN_CONF = /^\/conf\/[^/]+(?:\/[^/]+)*\/settings\/wcm\/(?:templates|policies)\/.+/;
const inConf = z.string().max(1000).regex(IN_CONF, 'is not the path of a template or policy');
const template = inConf.regex(/\/templates\/[^/]+$/, 'is not the path of a template');
const version = z.string().min(1).max(100);
const title = z.string().trim().min(1, 'is empty').max(MOST_TEMPLATE_TITLE);
const words = z.string().trim().max(2000);
/** Names of nodes, without those that lead elsewhere. */
const relative = z
  .string()
  .max(500)
  .regex(/^(?:[\w:-]+(?:\/[\w:-]+)*)?$/, 'is not a path below the page, such as root/main');
const classes = z
  .string()
  .trim()
  .max(500)
  .regex(/^[\w -]*$/, 'CSS classes have letters, digits, hyphens and underscores, with spaces between them');
const name = z
  .string()
  .max(100)
  .regex(/^[\w:-]+$/, 'is not the name of a node')
  .optional();

const style = z.object({
  name,
  id: z.string().min(1).max(100).optional(),
  label: z.string().trim().min(1, 'is empty').max(100),
  classes: classes.min(1, 'is empty'),
});
const unique = <T extends { name?: string | undefined }>(items: readonly T[]) => {
  const names = items.flatMap((item) => item.name ?? []);
  return new Set(names).size === names.length;
};
const setting = z.union([
  z.string().max(2000),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string().max(500), z.number(), z.boolean()])).max(200),
  z.null(),
]);

const values = z.object({
  title,
  description: words,
  components: z
    .array(
      z
        .string()
        .max(500)
        .regex(/^(?:\/(?:apps|libs)\/.+|group:.+)$/, 'is neither a path below /apps nor group:…'),
    )
    .max(1000)
    .nullable(),
  defaultClasses: classes,
  styleGroups: z
    .array(
      z.object({
        name,
        label: z.string().trim().min(1, 'is empty').max(100),
        multiple: z.boolean(),
        styles: z.array(style).max(100).refine(unique, 'two styles have the same name'),
      }),
    )
    .max(50)
    .refine(unique, 'two groups have the same name')
    .refine(hasUniqueIds, 'two styles have the same id'),
  settings: z.record(z.string().max(100), setting),
  richText: z
    .object({
      choices: z.array(z.enum(RICH_TEXT_CHOICES.map(({ id }) => id))),
      formats: z.array(z.enum(PARAGRAPH_FORMATS.map(({ tag }) => tag))),
    })
    .nullable(),
});

function hasUniqueIds(groups: readonly { styles: readonly { id?: string | undefined }[] }[]): boolean {
  const ids = groups.flatMap(({ styles }) => styles.flatMap(({ id }) => id ?? []));
  return new Set(ids).size === ids.length;
}

const node: z.ZodType<NodeJson> = z.lazy(() =>
  z.record(
    z.string(),
    z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.array(z.union([z.string(), z.number(), z.boolean()])),
      node,
    ]),
  ),
);

const ofTemplate = { template, version };
const mapped = { place: relative, type: relative };

export const templateCommand = z.discriminatedUnion('cmd', [
  z.object({ cmd: z.literal('savePolicy'), path: inConf, version, values }),
  z.object({ cmd: z.literal('deletePolicy'), path: inConf, version }),
  z.object({ cmd: z.literal('createPolicy'), ...ofTemplate, ...mapped, title, from: inConf.optional() }),
  z.object({ cmd: z.literal('assignPolicy'), ...ofTemplate, ...mapped, policy: inConf.nullable() }),
  z.object({ cmd: z.literal('lock'), ...ofTemplate, place: relative.min(1), isUnlocked: z.boolean() }),
  z.object({
    cmd: z.literal('saveTemplate'),
    ...ofTemplate,
    title,
    description: words,
    state: z.enum(TEMPLATE_STATES),
    allowedPaths: z
      .array(z.string().trim().min(1).max(500).refine(isPattern, 'is not a regular expression'))
      .max(50),
    ranking: z.number().int().min(-1_000_000).max(1_000_000).nullable(),
    breakpointTitles: z.record(relative.min(1), title).default({}),
  }),
  z.object({
    cmd: z.literal('createTemplate'),
    site: z
      .string()
      .max(500)
      .regex(/^\/conf\/.+/, 'is not the path of a site’s configuration'),
    from: z
      .string()
      .max(1000)
      .regex(/^\/conf\/.+/, 'is not the path of a template or its type'),
    title,
    description: words,
  }),
  z.object({ cmd: z.literal('deleteTemplate'), ...ofTemplate }),
  z.object({
    cmd: z.literal('restore'),
    former: z
      .array(
        z.object({
          path: inConf,
          node: node.nullable(),
          version: version.nullable(),
          before: z.string().max(200).optional(),
        }),
      )
      .min(1)
      .max(10),
  }),
]);

export type TemplateCommand = z.infer<typeof templateCommand>;
