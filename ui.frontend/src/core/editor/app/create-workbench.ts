import { hasDialog } from '../dialog/has-dialog';
import { canEditInPlace } from '../inplace/can-edit-in-place';
import type { OpenPage } from '../page/create-editor-page';
import { createActions } from '../selection/actions/create-actions';
import { createAllowedComponents } from '../selection/picker/allowed-components';
import { createGeometry } from '../selection/geometry/create-geometry';
import { createSelection } from '../selection/create-selection';
import { createTree } from '../selection/create-tree';
import { locksOf } from '../selection/actions/locks';
import type { Shell, Workbench, WorkbenchWithActions } from '../selection/Workbench';
import type { EditorSession } from '../session/EditorSession';
import type { Inheritance } from '../sling/inheritance';
import type { OpenTemplate } from '../sling/open-template';
import type { SlingClient } from '../sling/SlingClient';
import type { Comments } from '../together/comments/Comments';
import { tellRemoval } from '../together/deleted/tell-removal';
import { locksWith, typingText } from '../together/lock/locks-with';
import type { Presence } from '../together/presence/Presence';
import { t } from '../../../../../shared/authoring/language/t';

export interface WorkbenchParts {
  readonly page: OpenPage;
  readonly session: EditorSession;
  readonly inheritance: Inheritance;
  readonly template: OpenTemplate | undefined;
  readonly presence: Presence;
  readonly comments: Comments;
  /** Why nothing on the page can be changed. */
  readonly pageLock: string | undefined;
  readonly sling: SlingClient;
  readonly shell: Shell;
  titleOf(resourceType: string): string;
}

const NO_COMMENTS = t('Comments are made on pages, not on templates.');

/** Assembles what the editor's parts share for the page now in the frame. */
export function createWorkbench({
  sling,
  inheritance,
  presence,
  comments,
  pageLock,
  ...parts
}: WorkbenchParts): WorkbenchWithActions {
  const locks = locksWith(locksOf(inheritance, parts.session.content), presence, pageLock);
  const tree = createTree(parts.page);
  const bench: Workbench = {
    ...parts,
    locks,
    hasDialog,
    comment: parts.template ? () => parts.shell.refuse(NO_COMMENTS) : comments.compose,
    typingIn: (path) => typingText(presence, path),
    canEditInPlace: (path) => {
      const editable = parts.page.get(path);
      return editable !== undefined && canEditInPlace(editable, parts.session, locks.ofProperty);
    },
    tree,
    geometry: createGeometry(parts.page, tree),
    selection: createSelection(tree, (lost) => tellRemoval({ ...parts, presence, tree }, lost)),
    allowed: createAllowedComponents((container) => sling.allowedComponents(container)),
  };
  return { ...bench, actions: createActions(bench) };
}
