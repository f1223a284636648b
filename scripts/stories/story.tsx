import { useEffect, useId, useRef, type ReactNode } from 'react';
import { componentMap } from '../../ui.frontend/src/core/component-map';
import { drawItem } from '../../ui.frontend/src/core/edge/draw';
import { mounted, startIslands } from '../../ui.frontend/src/core/islands/start-islands';
import { islands } from '../../ui.frontend/src/core/islands/registry';
import type { ComponentDefinition } from '../../ui.frontend/src/core/kit/define-component';
import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { withPictures } from './with-pictures';

/* What the generated stories share. It runs in the browser, in Storybook's frame. */

type Args = Readonly<Record<string, unknown>>;

/** How Storybook shows and edits an argument. */
interface ArgType {
  readonly name: string;
  readonly description?: string;
  readonly control?: string;
  readonly options?: readonly string[];
}

/** What `.storybook/preview.mjs` says of each story. */
interface Surroundings {
  readonly parameters: { readonly pictures?: readonly string[] };
}

/**
 * What Storybook needs to know about a component, besides its title: its arguments are those of the exporter's JSON, and go
 * through the component's model as on a page.
 */
export const metaOf = (definition: ComponentDefinition) => ({
  argTypes: argTypesOf(definition),
  render: (args: Args, { parameters }: Surroundings): ReactNode => (
    <Story definition={definition} args={args} pictures={parameters.pictures ?? []} />
  ),
});

interface StoryProps {
  definition: ComponentDefinition;
  args: Args;
  /** Addresses of pictures that there are. */
  pictures: readonly string[];
}

/** The HTML that visitors get, with the scripts of its islands: as on a published page, React has no part in it. */
function Story({ definition, args, pictures }: StoryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const model = { ...args, ':type': definition.resourceType };
  const { html, problems } = drawItem(model, LANGUAGE, componentMap, useId());
  useEffect(() => {
    const root = box.current;
    if (!root) return undefined;
    root.replaceChildren(withPictures(html, pictures));
    startIslands(root, islands, (name, error) => console.error(name, error));
    return () => {
      for (const island of root.querySelectorAll('[data-island]')) mounted.get(island)?.();
      root.replaceChildren();
    };
  }, [html, pictures]);
  const [problem] = problems;
  if (problem && html === '') return <pre role="alert">{problem.message}</pre>;
  if (html === '') return <p>Visitors get nothing of it.</p>;
  return <div ref={box} />;
}

const LANGUAGE = 'en-GB';

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
