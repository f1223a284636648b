import type { Command, ContentNode } from '../../session/EditorSession';
import { childNodes } from './node';
import type { PanelValue } from './Values';

/** The panels of tabs, an accordion or a carousel: the children that are components. */
export const readPanels = (node: ContentNode): readonly PanelValue[] =>
  childNodes(node)
    .filter(([, child]) => typeof child['sling:resourceType'] === 'string')
    .map(([key, child]) => ({ key, title: titleOf(child) }));

const titleOf = (child: ContentNode): string => {
  const title = child['cq:panelTitle'] ?? child['jcr:title'];
  return typeof title === 'string' ? title : '';
};

/**
 * The commands that turn one list of panels into the other: removed ones are deleted, new ones inserted in place, the
 * others moved only if their order requires it.
 */
export function panelCommands(
  path: string,
  before: readonly PanelValue[],
  after: readonly PanelValue[],
): Command[] {
  const kept = new Set(after.map(({ key }) => key));
  const deleted = before
    .filter(({ key }) => !kept.has(key))
    .map(({ key }): Command => ({ type: 'delete', path: `${path}/${key}` }));
  return [...deleted, ...renamed(path, before, after), ...placed(path, before, after)];
}

function renamed(path: string, before: readonly PanelValue[], after: readonly PanelValue[]): Command[] {
  return after.flatMap(({ key, title }) => {
    const was = before.find((panel) => panel.key === key);
    if (!was || was.title === title) return [];
    return [{ type: 'set', path: `${path}/${key}`, properties: { 'cq:panelTitle': title || null } }];
  });
}

/** From last to first: each goes before its successor, which is already in place. */
function placed(path: string, before: readonly PanelValue[], after: readonly PanelValue[]): Command[] {
  const order = before.map(({ key }) => key).filter((key) => after.some((panel) => panel.key === key));
  const commands: Command[] = [];
  let next: string | undefined;
  for (const { key, title, resourceType, node: template } of [...after].reverse()) {
    const position = next === undefined ? 'last' : ({ before: next } as const);
    const name = resourceType ? nameFor(resourceType, [...order, ...before.map((panel) => panel.key)]) : key;
    if (resourceType) {
      const node: ContentNode = {
        'jcr:primaryType': 'nt:unstructured',
        ...template,
        'sling:resourceType': resourceType,
        ...(title && { 'cq:panelTitle': title }),
      };
      commands.push({ type: 'insert', parent: path, name, node, position });
      order.splice(next === undefined ? order.length : order.indexOf(next), 0, name);
    } else if (order[order.indexOf(key) + 1] !== next) {
      commands.push({ type: 'move', path: `${path}/${key}`, parent: path, position });
      order.splice(order.indexOf(key), 1);
      order.splice(next === undefined ? order.length : order.indexOf(next), 0, key);
    }
    next = name;
  }
  return commands;
}

function nameFor(resourceType: string, taken: readonly string[]): string {
  const name = resourceType.slice(resourceType.lastIndexOf('/') + 1);
  if (!taken.includes(name)) return name;
  for (let i = 1; ; i++) if (!taken.includes(`${name}_${i}`)) return `${name}_${i}`;
}
