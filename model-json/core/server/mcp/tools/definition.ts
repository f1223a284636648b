import { z } from 'zod';
import { insertableComponents } from '../../editor/insertable-components';
import { dialogOf, pageDialog } from '../content/dialog-of';
import { absolute, openPage } from '../content/Document';
import { valuesSchema } from '../content/values-schema';
import { styleGroupsFor } from '../content/styles-of';
import type { Instance } from '../../Instance';
import { ToolRefusal } from '../refusals';
import { tool } from '../Tool';
import { pagePath } from './shapes';

export const getDefinition = tool({
  name: 'get-aem-page-content-definition',
  title: 'What a page takes',
  description:
    'The components that a container of a page takes, each with the JSON Schema of its values; without a container, the schema of the page’s own properties.',
  effect: 'reads',
  input: z.strictObject({
    path: pagePath,
    container: z.string().max(1000).optional().describe('From the page’s content: root/main.'),
    resourceType: z.string().max(200).optional().describe('Only this component.'),
  }),
  output: z.object({
    components: z.array(
      z.object({
        resourceType: z.string(),
        title: z.string(),
        description: z.string().optional(),
        group: z.string().optional(),
        isContainer: z.boolean().optional(),
        schema: z.unknown().optional(),
        styles: z
          .array(
            z.object({
              label: z.string(),
              multiple: z.boolean(),
              styles: z.array(z.object({ id: z.string(), label: z.string() })),
            }),
          )
          .optional()
          .describe('Groups of styles that its policy offers; multiple: several of a group together'),
      }),
    ),
  }),
  run({ path, container, resourceType }, { instance }) {
    const { root } = openPage(instance, path);
    if (container === undefined) {
      const type = resourceType ?? '';
      const dialog = type === '' ? pageDialog : dialogOf(type);
      if (!dialog)
        throw new ToolRefusal(
          'not-found',
          `There is no component ${type} with a dialog.`,
          'Use a resourceType from get-aem-page-content, or from allowedComponents there.',
        );
      return { components: [{ resourceType: type, title: dialog.title, schema: jsonSchema(dialog.fields) }] };
    }
    const place = absolute(root, container);
    const resource = instance.repository.get(place);
    if (!resource || !place.startsWith(root))
      throw new ToolRefusal(
        'not-found',
        `There is no container at ${container} on ${path}.`,
        'Use the path of a component with allowedComponents from get-aem-page-content.',
      );
    return {
      components: insertableComponents(resource, instance.models.context(resource))
        .filter((each) => resourceType === undefined || each.resourceType === resourceType)
        .map(({ resourceType: type, title, description, group, isContainer }) => {
          const dialog = dialogOf(type, String(resource.properties['sling:resourceType'] ?? ''));
          return {
            ...{ resourceType: type, title, description, group, isContainer },
            schema: dialog && jsonSchema(dialog.fields),
            ...stylesOffered(instance, place, type),
          };
        }),
    };
  },
});

/** Styles depend on the container, too: its template maps policies for what is in it. */
function stylesOffered(instance: Instance, container: string, type: string) {
  const groups = styleGroupsFor(instance, {
    path: `${container}/any`,
    properties: { 'sling:resourceType': type },
  });
  return groups.length > 0
    ? { styles: groups.map((group) => ({ ...group, styles: [...group.styles] })) }
    : {};
}

const jsonSchema = (fields: Parameters<typeof valuesSchema>[0]) =>
  z.toJSONSchema(valuesSchema(fields), { io: 'input' });
