import type { ConsoleLevel } from '../../../../shared/authoring/console-level';
import type { Together } from '../together/Together';

/** A level with the names of those who have its pages open in the editor. */
export function openIn(together: Together | undefined, level: ConsoleLevel): ConsoleLevel {
  const names = new Map<string, Set<string>>();
  for (const { page, person } of together?.presence.all() ?? [])
    names.set(page, (names.get(page) ?? new Set()).add(person.name));
  if (names.size === 0) return level;
  const children = level.children.map((row) => {
    const editing = names.get(row.path ?? `${level.path}/${row.name}`);
    return editing ? { ...row, editing: [...editing] } : row;
  });
  return { ...level, children };
}
