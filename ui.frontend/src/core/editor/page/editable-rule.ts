import type { EditableRule } from './find-editables';

/** Nodes in the format of `.infinity.json`. */
export type TemplateStructure = Readonly<Record<string, unknown>>;

/**
 * Authors can change what is inside a container that the template unlocks (`editable` in its structure), but not the
 * container itself. A page without a template is fully editable.
 *
 * @param content path of the page's content, `…/jcr:content`
 * @param structure `jcr:content` of the template's structure, empty if there is none
 */
export function editableRule(content: string, structure: TemplateStructure): EditableRule {
  const hasTemplate = Object.keys(structure).length > 0;
  const roots = hasTemplate ? unlocked(structure, content) : [`${content}/root`];
  return (path) => roots.some((root) => path.startsWith(`${root}/`));
}

/**
 * In the structure of a template everything below its root can be changed, except what is in a container that is open to
 * authors: that is what pages have. Asked again after each change, since containers are opened and locked there.
 *
 * @param content path of the structure's content, `…/structure/jcr:content`
 * @param structure it as it is now
 */
export const structureRule =
  (content: string, structure: () => TemplateStructure | undefined): EditableRule =>
  (path) =>
    path.startsWith(`${content}/root/`) &&
    !unlocked(structure() ?? {}, content).some((open) => path.startsWith(`${open}/`));

function unlocked(node: TemplateStructure, path: string): string[] {
  return Object.entries(node).flatMap(([name, child]) => {
    if (!isNode(child)) return [];
    const childPath = `${path}/${name}`;
    return isTrue(child.editable) ? [childPath] : unlocked(child, childPath);
  });
}

const isNode = (value: unknown): value is TemplateStructure =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTrue = (value: unknown): boolean => value === true || value === 'true';
