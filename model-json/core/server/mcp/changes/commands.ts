import { z } from 'zod';

const path = z.string().max(1000);
const inPage = path.describe(
  'From the page’s content, as get-aem-page-content has it: root/main/text. An absolute path works too.',
);
const position = z
  .union([
    z.enum(['first', 'last']),
    z.strictObject({ before: z.string().min(1).max(200) }),
    z.strictObject({ after: z.string().min(1).max(200) }),
  ])
  .default('last')
  .describe('Among its siblings, by their names: {"before": "teaser"}.');
const values = z
  .record(z.string().max(200), z.unknown())
  .describe(
    'By the fields of the component’s dialog (get-aem-page-content-definition). What is left out stays, null empties a field, and a list is sent whole.',
  );
const container = inPage.describe('The container, from the page’s content: root/main.');

/** What an agent can do to a page. The commands of the editor, with a dialog's values instead of properties. */
export const commandSchema = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('insert'),
      container,
      resourceType: z.string().min(1).max(200).describe('One of the container’s allowedComponents.'),
      values: values.optional(),
      name: z
        .string()
        .regex(/^[A-Za-z]\w{0,60}$/, { error: 'is no name for a component; use letters, digits and _' })
        .optional()
        .describe('A name for its node; another is taken if it is not free.'),
      position,
    })
    .describe('Inserts a component.'),
  z
    .strictObject({
      type: z.literal('set'),
      component: inPage.describe('The component; empty for the properties of the page itself.'),
      values,
    })
    .describe('Changes values of a component, as its dialog would.'),
  z
    .strictObject({
      type: z.literal('style'),
      component: inPage,
      styles: z
        .array(z.string().max(200))
        .max(50)
        .describe(
          'Ids of styles, in place of those that it has; get-aem-page-content-definition lists them.',
        ),
    })
    .describe('Chooses styles that the component’s policy offers.'),
  z
    .strictObject({
      type: z.literal('layout'),
      component: inPage,
      breakpoint: z
        .string()
        .max(100)
        .default('default')
        .describe('default is for pages of all widths; get-aem-page-content lists the others.'),
      layout: z
        .strictObject({
          width: z.int().optional().describe('Columns that it takes.'),
          offset: z.int().optional().describe('Empty columns before it.'),
          isHidden: z.boolean().optional(),
        })
        .nullable()
        .describe('What is left out stays; null lays it out as on the next wider pages.'),
    })
    .describe('Lays a component out in the columns of its container.'),
  z.strictObject({ type: z.literal('move'), component: inPage, container, position }),
  z.strictObject({ type: z.literal('copy'), component: inPage, container, position }),
  z.strictObject({ type: z.literal('delete'), component: inPage }),
]);

export type AgentCommand = z.output<typeof commandSchema>;

export const commandsSchema = z.array(commandSchema).min(1).max(50);
