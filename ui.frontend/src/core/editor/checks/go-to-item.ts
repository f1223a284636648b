import type { EditorItem } from '../../../../../shared/addresses/editor-item';
import type { WorkbenchWithActions } from '../selection/Workbench';
import { t } from '../../../../../shared/authoring/language/t';

/** Selects a component of the open page and, if a field is named, opens its dialog there; says why if that is not possible. */
export function goToItem(bench: WorkbenchWithActions, { path, field }: EditorItem): void {
  const { session, tree, actions, shell, locks, titleOf, hasDialog } = bench;
  if (path === `${session.pagePath}/jcr:content`) {
    const first = tree.get().keys().next().value;
    if (field !== undefined) shell.openProperties(field);
    else if (first !== undefined) actions.focus([first]);
    return;
  }
  const item = itemAt(bench, path);
  if (!item)
    return shell.refuse(t('This component is not on the page any more, or belongs to its template.'));
  actions.focus([item.path]);
  shell.announce(t('{title} selected.', { title: titleOf(item.resourceType) }));
  if (field === undefined || item.path !== path || item.isRoot || !hasDialog(item.resourceType)) return;
  const lock = locks.ofWords(path);
  if (lock === undefined) shell.configure(path, field);
  else shell.refuse(lock);
}

/** The item at a path or, for parts of a component that cannot be selected, the nearest one around it. */
function itemAt({ tree, session }: WorkbenchWithActions, path: string) {
  for (let at = path; at.length > session.pagePath.length; at = at.slice(0, at.lastIndexOf('/'))) {
    const item = tree.get().get(at);
    if (item) return item;
  }
  return undefined;
}
