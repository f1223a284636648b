import type { Workbench } from '../../selection/Bench';
import type { Lost } from '../../selection/create-selection';
import { labelOf } from '../../selection/describe';
import type { ContentNode, RemovedByOthers } from '../../session/EditorSession';
import { isEditorOf } from '../../sling/live-stream';
import type { Presence } from '../presence/Presence';
import { t } from '../../../../../../shared/authoring/language/t';

interface Parts extends Pick<Workbench, 'session' | 'tree' | 'shell' | 'titleOf'> {
  readonly presence: Presence;
}

/** Tells the author who has deleted or moved the component they had selected, and what is selected now. */
export function tellRemoval(parts: Parts, { item, instead, isMoved }: Lost): void {
  const { session, tree, shell, titleOf, presence } = parts;
  const removed = session.removedByOthers(item.path);
  // Their own undo, for example.
  if (!removed) return;
  const label = (type: string, node: ContentNode | undefined) => labelOf(titleOf(type), node);
  const name = nameOf(removed, presence);
  const title = label(item.resourceType, removed.node);
  if (isMoved) return shell.tell(t('{name} has moved “{title}” to another place.', { name, title }));
  const next = label(tree.get().get(instead)?.resourceType ?? '', session.content(instead));
  shell.tell(t('{name} has deleted “{title}”. “{next}” is selected now.', { name, title, next }));
}

/** The name by which others see the author; a program, or somebody without the page open, has none. */
function nameOf({ editor, user }: RemovedByOthers, presence: Presence): string {
  const { others } = presence.get();
  const author =
    others.find(({ tab }) => isEditorOf(tab, editor)) ?? others.find(({ person }) => person.id === user);
  return author?.person.name ?? t('Another author');
}
