import type { z } from 'zod';
import { pathIn, urnOf } from '../../../../../shared/addresses/universal-editor';
import { nodeAt, propertyOf, type Position } from '../../../../../ui.frontend/src/core/entries/editing';
import { containingPage } from '../../../exporter/shared/pages';
import { nameOf } from '../../../repository/path';
import { HttpError } from '../../http/http-error';
import { carryOut } from '../../mcp/changes/carry-out';
import type { AgentCommand } from '../../mcp/changes/commands';
import { planChange } from '../../mcp/changes/plan-change';
import { writePage } from '../../mcp/changes/write-page';
import { dialogOf } from '../../mcp/content/dialog-of';
import { openPage, type OpenPage } from '../../mcp/content/Document';
import { plainValues, type PlainValues } from '../../mcp/content/form-values';
import type { ToolContext } from '../../mcp/Tool';
import type { addCall, Before, copyCall, moveCall, removeCall } from './payloads';
import { valuesOf } from './property-values';

/** What the Universal Editor is told of a change: what to draw again, and how to undo it. */
export interface Changed {
  readonly updates: readonly { readonly resource: string; readonly prop?: string; readonly type: string }[];
  /** The component that was added or moved, at its new place. */
  readonly resource?: string;
  /** For the call `undo`; missing if nothing changed. */
  readonly change?: number;
}

/** @throws HttpError 400 for a resource of another system */
export function pathOf(urn: string): string {
  const path = pathIn(urn);
  if (path === undefined) throw new HttpError(400, `${urn} is not a resource of this server`);
  return path;
}

/** Sets properties of a component or, by its content node, of a page. */
export async function setProperties(
  context: ToolContext,
  resource: string,
  properties: readonly { readonly name: string; readonly value?: unknown }[],
): Promise<Changed> {
  const path = pathOf(resource);
  const open = openAround(context, path);
  const node = nodeAt(open.shown, path);
  const type = String(propertyOf(node, 'sling:resourceType') ?? '');
  const fields = dialogOf(type)?.fields ?? [];
  const now = node ? plainValues(fields, node) : {};
  // Together: several can be parts of one picture.
  const values = properties.reduce<PlainValues>(
    (all, { name, value }) => ({ ...all, ...valuesOf(fields, { ...now, ...all }, name, value) }),
    {},
  );
  const commands: readonly AgentCommand[] = [{ type: 'set', component: path, values }];
  const updates = properties.map(({ name }) => ({ resource, prop: name, type: 'component' }));
  return { updates, ...(await change(context, open, commands)).kept };
}

export async function add(
  context: ToolContext,
  { target, content }: z.output<typeof addCall>,
): Promise<Changed> {
  const { resourceType, template } = content.aem.page;
  const container = pathOf(target.container.resource);
  const open = openAround(context, container);
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
  const open = openAround(context, component);
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
  const open = openAround(context, component);
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
  const { kept } = await change(context, openAround(context, component), [{ type: 'delete', component }]);
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

/** The page that contains a path. @throws HttpError 404 */
function openAround({ instance }: ToolContext, path: string): OpenPage {
  const page = path.replace(/\/jcr:content(?:\/.*)?$/, '');
  if (!containingPage(instance.repository.get(page))) throw new HttpError(404, `There is no page at ${page}`);
  return openPage(instance, page);
}

const positionOf = (before: Before): Position => {
  const urn = typeof before === 'string' ? before : before?.resource;
  return urn === undefined ? 'last' : { before: nameOf(pathOf(urn)) };
};
