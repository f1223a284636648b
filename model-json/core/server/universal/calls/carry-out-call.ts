import type { z } from 'zod';
import { urnOf } from '../../../../../shared/addresses/universal-editor';
import { nodeAt, propertyOf, type Position } from '../../../../../ui.frontend/src/core/entries/editing';
import { nameOf } from '../../../repository/path';
import { carryOut } from '../../mcp/changes/carry-out';
import type { AgentCommand } from '../../mcp/changes/commands';
import { planChange } from '../../mcp/changes/plan-change';
import { writePage } from '../../mcp/changes/write-page';
import { dialogOf } from '../../mcp/content/dialog-of';
import type { OpenPage } from '../../mcp/content/Document';
import { plainValues, type PlainValues } from '../../mcp/content/form-values';
import type { ToolContext } from '../../mcp/Tool';
import type { addCall, Before, copyCall, moveCall, removeCall } from './payloads';
import type { Changed } from './Changed';
import { fragmentAt, setElements } from './fragment-calls';
import { openAround, pathOf } from './open-around';
import { isPlacing, placingCommand } from './placing';
import { valuesOf } from './property-values';

/** Sets properties of a component, of a page by its content node, or of a fragment by the node of its elements. */
export async function setProperties(
  context: ToolContext,
  resource: string,
  properties: readonly { readonly name: string; readonly value?: unknown }[],
): Promise<Changed> {
  const path = pathOf(resource);
  const fragment = fragmentAt(context.instance, path);
  if (fragment) return setElements(context, fragment, properties);
  const open = openAround(context.instance, path);
  const node = nodeAt(open.shown, path);
  const type = String(propertyOf(node, 'sling:resourceType') ?? '');
  const fields = dialogOf(type)?.fields ?? [];
  const placing = properties.filter(({ name }) => isPlacing(name));
  const filling = properties.filter(({ name }) => !isPlacing(name));
  const now = node ? plainValues(fields, node) : {};
  // Together: several can be parts of one picture.
  const values = filling.reduce<PlainValues>(
    (all, { name, value }) => ({ ...all, ...valuesOf(fields, { ...now, ...all }, name, value) }),
    {},
  );
  const commands: readonly AgentCommand[] = [
    ...(filling.length > 0 ? [{ type: 'set', component: path, values } as const] : []),
    ...placing.map(({ name, value }) => placingCommand(path, name, value)),
  ];
  const updates = properties.map(({ name }) => ({ resource, prop: name, type: 'component' }));
  return { updates, ...(await change(context, open, commands)).kept };
}

export async function add(
  context: ToolContext,
  { target, content }: z.output<typeof addCall>,
): Promise<Changed> {
  const { resourceType, template } = content.aem.page;
  const container = pathOf(target.container.resource);
  const open = openAround(context.instance, container);
  const fields = dialogOf(resourceType)?.fields ?? [];
  // The definition's template is what the component begins with anyway; a caller may change texts of it.
  const known = new Set(fields.map(({ name }) => name));
  const values = Object.fromEntries(
    Object.entries(template).filter(([name, value]) => known.has(name) && typeof value !== 'object'),
  );
  const { paths, kept } = await change(context, open, [
    { type: 'insert', container, resourceType, values, position: positionOf(target.before) },
  ]);
  return {
    updates: [{ resource: target.container.resource, type: 'container' }],
    resource: urnOf(`${open.root}/${paths[0] ?? ''}`),
    ...kept,
  };
}

export async function move(context: ToolContext, { from, to }: z.output<typeof moveCall>): Promise<Changed> {
  const component = pathOf(from.component.resource);
  const container = pathOf(to.container.resource);
  const open = openAround(context.instance, component);
  const { paths, kept } = await change(context, open, [
    { type: 'move', component, container, position: positionOf(to.before) },
  ]);
  return {
    updates: [{ resource: to.container.resource, type: 'container' }],
    resource: urnOf(`${open.root}/${paths[0] ?? ''}`),
    ...kept,
  };
}

export async function copy(
  context: ToolContext,
  { source, target }: z.output<typeof copyCall>,
): Promise<Changed> {
  const component = pathOf(source.component.resource);
  const open = openAround(context.instance, component);
  const { paths, kept } = await change(context, open, [
    {
      type: 'copy',
      component,
      container: pathOf(target.container.resource),
      position: positionOf(target.before),
    },
  ]);
  return {
    updates: [{ resource: target.container.resource, type: 'container' }],
    resource: urnOf(`${open.root}/${paths[0] ?? ''}`),
    ...kept,
  };
}

export async function remove(
  context: ToolContext,
  { target }: z.output<typeof removeCall>,
): Promise<Changed> {
  const component = pathOf(target.component.resource);
  const { kept } = await change(context, openAround(context.instance, component), [
    { type: 'delete', component },
  ]);
  return { updates: [{ resource: target.component.resource, type: 'container' }], ...kept };
}

/** Carries out commands as one change. */
async function change(
  context: ToolContext,
  open: OpenPage,
  commands: readonly AgentCommand[],
): Promise<{ readonly paths: readonly string[]; readonly kept: Pick<Changed, 'change'> }> {
  const { actions, differences, paths } = planChange(open, commands, context.instance);
  if (differences.length === 0) return { paths, kept: {} };
  const { id } = await writePage(context, {
    page: open.page,
    summary: commands.map(({ type }) => type).join(', '),
    operation: ({ draft, changes, target }) => {
      for (const action of actions) carryOut(draft, action);
      changes.push({ type: 'modified', argument: target.path });
    },
  });
  return { paths, kept: { change: id } };
}

const positionOf = (before: Before): Position => {
  const urn = typeof before === 'string' ? before : before?.resource;
  return urn === undefined ? 'last' : { before: nameOf(pathOf(urn)) };
};
