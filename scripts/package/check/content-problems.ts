import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { APP_ID, componentType } from '../../../shared/addresses/app';
import { projectFolder } from '../site-project';
import { componentsFolder } from '../../generate/component-files';
import { readLines, type LinedNode } from './json-lines';
import { templateProblems } from './template-problems';

const CONTENT = `model-json/sites/${APP_ID}/content`;
const OURS = componentType('');

/**
 * What AEM could not draw of the content: nodes of a type that the package has no component for, and templates that leave a
 * component without a policy. One line a problem, with file and line.
 */
export function contentProblems(root: string): string[] {
  const names = readdirSync(path.join(root, CONTENT), { recursive: true, encoding: 'utf8' });
  const files = names
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.json') && !name.startsWith('apps/'))
    .sort();
  return files.flatMap((name) => {
    const file = `${CONTENT}/${name}`;
    const node = readLines(path.join(root, file));
    const isTemplate = /\/wcm\/templates\/[^/]+\.json$/.test(file);
    return [...unknownTypes(root, file, node), ...(isTemplate ? templateProblems(root, file, node) : [])];
  });
}

function* unknownTypes(root: string, file: string, node: LinedNode): Generator<string> {
  const type = node.texts.get('sling:resourceType');
  // A policy's node, too, is called after the component, but has a type of AEM's.
  if (type?.text.startsWith(OURS) && !isComponent(root, type.text.slice(OURS.length))) {
    yield `${file}:${type.line}: AEM has no component ${type.text}: ${componentsFolder}/${type.text.slice(OURS.length)}/.content.xml is missing`;
  }
  for (const child of node.children.values()) yield* unknownTypes(root, file, child);
}

export const isComponent = (root: string, name: string): boolean =>
  existsSync(path.join(projectFolder(root), componentsFolder, name, '.content.xml'));
