/*
 * What the editor knows of content without a browser: its commands, and what a dialog makes of values. Author takes this
 * door when agents work on content, so that their changes are those that a person would make. Nothing here draws, or needs a
 * document.
 */

import { dialogs } from '#site/dialogs';
import { pageTabs } from '#site/page-properties';

export { dialogs, pageTabs };
export type { DialogField } from '../kit/dialogs/dialog';
export { textsInPlace } from '../kit/dialogs/texts-in-place';
export { checkValues, type Problem } from '../editor/dialog/form/check-values';
export { entriesOf } from '../editor/dialog/form/entries';
export { isShown } from '../editor/dialog/form/is-shown';
export { newNode } from '../editor/dialog/form/node';
export { readFields, setCommand, writeFields } from '../editor/dialog/form/read-write';
export type { Value, Values } from '../editor/dialog/form/Values';
export {
  styleGroupsOf,
  styleIdsOf,
  withChosen,
  type Policy,
  type StyleGroup,
} from '../editor/dialog/policy/style-groups';
export { fragmentTabs } from '../editor/fragment/fragment-fields';
export { breakpointsOf, type Breakpoint } from '../editor/layout/breakpoints';
export { layoutAt, layoutCommand, type ColumnLayout } from '../editor/layout/column-layout';
export { editableRule } from '../editor/page/editable-rule';
export { bind, Refusal } from '../editor/session/bind';
export type { Command } from '../editor/session/EditorSession';
export { withStructure } from '../editor/session/PageContent';
export { applied, type Action } from '../editor/session/saving/action';
export {
  childNames,
  childOf,
  nameOf,
  nodeAt,
  parentOf,
  propertyOf,
  type Position,
  type Tree,
} from '../editor/session/tree';
export type { ContentNode } from '../editor/sling/content-node';
