import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentDefinition } from '../../../ui.frontend/src/core/kit/define-component';
import { componentFolders } from '../../generate/component-folders';
import { checkDialogs } from '../../generate/check-dialogs';

const SOURCES = 'ui.frontend/src';

/**
 * What is wrong with components on their way into AEM: dialogs that cannot be read or used, and nodes that are not what the
 * component says. One line a problem, with file and line.
 */
export async function componentProblems(root: string): Promise<string[]> {
  try {
    const problems = await checkDialogs(root, componentFolders(root));
    if (problems.length > 0) return problems;
    const { ownComponents } = (await import(path.join(root, 'ui.frontend/src/core/component-map'))) as {
      ownComponents: ReadonlyMap<string, ComponentDefinition>;
    };
    // They load dialogs as well.
    const { componentFiles } = await import('../../generate/component-files');
    const { projectFolder } = await import('../site-project');
    const { helpPages } = await import('../../generate/help-pages');
    // Those of another site than the default one are made when its package is.
    return projectFolder(root) === root
      ? staleNodes(root, componentFiles([...ownComponents.values()], helpPages()))
      : [];
  } catch (error) {
    return [unreadable(root, error instanceof Error ? error : new Error(String(error)))];
  }
}

/** esbuild says where it stopped; of what ran and threw, the first of our lines in the stack does. */
function unreadable(root: string, { message, stack = '' }: Error): string {
  const place = `${message}\n${stack}`.match(/[^\s()]*\/ui\.frontend\/src\/[^\s():]+:\d+/)?.[0] ?? SOURCES;
  const file = place.replace(`${root}/`, '').replace('file://', '');
  const [, reason = message] = /ERROR: (.+)/.exec(message) ?? [];
  return `${file}: cannot be read: ${reason.split('\n')[0]}`;
}

/** Files of the package that a change of a component has left behind, or that are not there. */
function staleNodes(root: string, files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, wanted]) => {
    const there = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
    if (there === wanted) return [];
    const [lines, right] = [there.split('\n'), wanted.split('\n')];
    const line = right.findIndex((text, i) => text !== lines[i]) + 1;
    const what = there === '' ? 'the component has no node in AEM' : 'is not what the component says';
    return [`${file}:${Math.max(line, 1)}: ${what}; run "npm run generate" and commit it`];
  });
}
