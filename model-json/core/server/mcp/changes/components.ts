import { nodeAt, propertyOf, type ContentNode } from '../../../../../ui.frontend/src/core/entries/editing';
import type { Resource } from '../../../repository/Resource';
import { insertableComponents, type InsertableComponent } from '../../editor/insertable-components';
import type { Instance } from '../../Instance';
import { absolute, relative, type OpenPage } from '../content/Document';
import { ToolRefusal } from '../refusals';

/* The components of a page that commands name, or what to do if they are not there. */

/** A component's resource type; empty if there is none. */
export function typeAt({ shown, tree }: OpenPage, path: string): string {
  const node = nodeAt(tree, path) ?? nodeAt(shown, path);
  return String(propertyOf(node, 'sling:resourceType') ?? '');
}

/** A component that authors can change. @throws ToolRefusal if there is none, or the template has locked it */
export function editable(path: string, { root, tree, structure, isEditable }: OpenPage): ContentNode {
  const node = nodeAt(tree, path) ?? nodeAt(structure, path);
  const name = relative(root, path);
  if (!node || propertyOf(node, 'sling:resourceType') === undefined)
    throw new ToolRefusal(
      'not-found',
      `There is no component at ${name} on this page.`,
      'Read the page with get-aem-page-content, and use a path from there.',
    );
  if (!isEditable(path))
    throw new ToolRefusal(
      'not-allowed',
      `${name} belongs to the page’s template, so no page can change it.`,
      'Choose a component whose isEditable is true, or ask a person to change the template.',
    );
  return node;
}

/** A component that author stores already: only then its policy and its grid are known. @throws ToolRefusal */
export function stored(
  component: string,
  open: OpenPage,
  { repository }: Instance,
): { readonly path: string; readonly node: ContentNode; readonly resource: Resource } {
  const path = absolute(open.root, component);
  const node = editable(path, open);
  const resource = repository.get(path);
  if (resource) return { path, node, resource };
  throw new ToolRefusal(
    'not-possible',
    `${relative(open.root, path)} is not stored on this page yet.`,
    'Apply the commands that create it first, then send this one in a call of its own.',
  );
}

/** The component, if its container takes it. @throws ToolRefusal if it does not */
export function allowedIn(
  container: string,
  resourceType: string,
  { root, tree, structure, isEditable }: OpenPage,
  { repository, models }: Instance,
): InsertableComponent {
  const name = relative(root, container);
  const resource = nodeAt(tree, container) && repository.get(container);
  if (!resource && (nodeAt(tree, container) ?? nodeAt(structure, container)))
    throw new ToolRefusal(
      'not-possible',
      `${name} is not stored on this page yet.`,
      'Apply the commands that create it first, then send those that fill it in a call of their own.',
    );
  const allowed = resource ? insertableComponents(resource, models.context(resource)) : [];
  const found = allowed.find((each) => each.resourceType === resourceType);
  // The container itself can be locked while what is in it is not.
  if (found && isEditable(`${container}/any`)) return found;
  const names = allowed.map((each) => each.resourceType);
  throw new ToolRefusal(
    'not-allowed',
    resource ? `${name} takes no ${resourceType}.` : `There is no container at ${name} on this page.`,
    names.length > 0
      ? `Insert one of these: ${names.slice(0, 40).join(', ')}.`
      : 'Choose a container that has allowedComponents in get-aem-page-content.',
  );
}
