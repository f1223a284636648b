import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dialog } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { type ComponentFolder } from './component-folders';
import { dialogProblems } from './dialog-problems';

/** The problems of every component's dialog, each with its file and, if a field is to blame, its line. */
export async function checkDialogs(root: string, folders: readonly ComponentFolder[]): Promise<string[]> {
  const problems: string[] = [];
  for (const folder of folders) {
    const file = path.join(root, folder.folder, `${folder.name}.dialog.ts`);
    if (!existsSync(file)) continue;
    const { dialog } = (await import(file)) as { dialog: Dialog };
    for (const { field, message } of dialogProblems(dialog)) {
      problems.push(`${placeOf(root, folder, field)}: ${field ? `field "${field}": ` : ''}${message}`);
    }
  }
  return problems;
}

/** Where a field is declared: the last place in the component's dialog or one of the tabs beside it. */
function placeOf(
  root: string,
  { name: component, folder }: ComponentFolder,
  field: string | undefined,
): string {
  const main = `${component}.dialog.ts`;
  if (field !== undefined) {
    const beside = readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.dialog.ts'));
    for (const name of [main, ...beside.filter((each) => each !== main)]) {
      const lines = readFileSync(path.join(root, folder, name), 'utf8').split('\n');
      const line = lines.findLastIndex((text) => text.includes(`name: '${field}'`));
      if (line >= 0) return `${folder}/${name}:${line + 1}`;
    }
  }
  return `${folder}/${main}`;
}
