import type { ReactNode } from 'react';
import { componentMap } from '../../ui.frontend/src/core/component-map';
import { childRenderer } from '../../ui.frontend/src/core/document/render-child';
import type { ComponentDefinition } from '../../ui.frontend/src/core/kit/define-component';
import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { RenderingProvider } from '../../ui.frontend/src/core/kit/rendering';

/* What the generated stories share. It runs in the browser, in Storybook's frame. */

type Args = Readonly<Record<string, unknown>>;

/** How Storybook shows and edits an argument. */
interface ArgType {
  readonly name: string;
  readonly description?: string;
  readonly control?: string;
  readonly options?: readonly string[];
}

/**
 * What Storybook needs to know about a component, besides its title: its arguments are those of the exporter's JSON, and go
 * through the component's model as on a page.
 */
export const metaOf = (definition: ComponentDefinition) => ({
  argTypes: argTypesOf(definition),
  render: (args: Args): ReactNode => <Story definition={definition} args={args} />,
});

function Story({ definition, args }: { definition: ComponentDefinition; args: Args }): ReactNode {
  const parsed = definition.model.safeParse(args);
  if (!parsed.success) return <pre role="alert">{parsed.error.message}</pre>;
  if (definition.isEmpty?.(parsed.data)) return <p>Visitors get nothing of it.</p>;
  const { View } = definition;
  return (
    <RenderingProvider value={rendering}>
      <View {...parsed.data} />
    </RenderingProvider>
  );
}

const rendering = {
  mode: 'disabled' as const,
  language: 'en-GB',
  renderChild: childRenderer(componentMap, (problem) => console.warn(problem)),
};

/** Arguments with the labels, descriptions and choices of the dialog. One that several fields feed is edited as JSON. */
export function argTypesOf({ dialog }: Pick<ComponentDefinition, 'dialog'>): Record<string, ArgType> {
  const fields = dialog?.tabs.flatMap((tab) => tab.fields) ?? [];
  const fed = fields.flatMap((field) => (field.feeds ?? [field.name]).map((key) => ({ key, field })));
  return Object.fromEntries(
    fed.map(({ key, field }) => {
      const isAlone = fed.filter((each) => each.key === key).length === 1 && field.feeds?.length !== 2;
      return [key, isAlone ? argTypeOf(field) : { name: key, control: 'object' }];
    }),
  );
}

function argTypeOf(field: DialogField): ArgType {
  const { label: name, description } = field;
  return { name, ...(description !== undefined && { description }), ...controlOf(field) };
}

function controlOf(field: DialogField): Pick<ArgType, 'control' | 'options'> {
  switch (field.widget) {
    case 'checkbox':
      return { control: 'boolean' };
    case 'number':
      return { control: 'number' };
    case 'select':
      return { control: 'select', options: field.options.map(({ value }) => value) };
    case 'text':
    case 'textarea':
    case 'richtext':
      return { control: 'text' };
    default:
      return { control: 'object' };
  }
}
