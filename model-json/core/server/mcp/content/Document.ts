import { editableRule, withStructure, type Tree } from '../../../../../ui.frontend/src/core/entries/editing';
import { childOf } from '../../../repository/path';
import { toJson } from '../../../repository/node-json';
import type { Resource } from '../../../repository/Resource';
import { contentOf, getPage } from '../../../exporter/shared/pages';
import { text } from '../../../exporter/shared/properties';
import type { Instance } from '../../Instance';
import { notThere } from '../refusals';

/** A page as the editor opens it: its own content, and its template's structure around that. */
export interface OpenPage {
  readonly page: Resource;
  /** `…/jcr:content`. */
  readonly root: string;
  readonly tree: Tree;
  readonly structure: Tree;
  /** Both as one, as the page shows them. */
  readonly shown: Tree;
  /** To be sent with a change. */
  readonly version: string;
  /** Whether authors can change a component: the template may have locked it. */
  isEditable(path: string): boolean;
}

/** @throws ToolRefusal if there is no page with content */
export function openPage({ repository }: Instance, path: string): OpenPage {
  const page = getPage(repository, path.replace(/\.html$/, ''));
  const content = contentOf(page);
  const version = page && repository.versionOf(page.path);
  if (!page || !content || version === undefined) throw notThere('page', path);
  const root = childOf(page.path, 'jcr:content');
  const template = text(content.properties, 'cq:template');
  const model = template ? repository.get(`${template}/structure/jcr:content`) : undefined;
  const structure = { root, node: model ? toJson(model) : {} };
  const tree = { root, node: toJson(content) };
  return {
    ...{ page, root, tree, structure, version },
    shown: withStructure(tree, structure),
    isEditable: editableRule(root, structure.node),
  };
}

/** A path as an agent has it, from the page’s content (`root/main/text`) or absolute. */
export const absolute = (root: string, path: string): string =>
  path === '' ? root : path.startsWith('/') ? path : `${root}/${path}`;

/** A path from the page’s content. */
export const relative = (root: string, path: string): string =>
  path === root ? '' : path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
