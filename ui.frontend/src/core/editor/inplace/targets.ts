import { dialog as teaser } from '../../components/Teaser/Teaser.dialog';
import { dialog as text } from '../../components/Text/Text.dialog';
import { dialog as title } from '../../components/Title/Title.dialog';
import type { Dialog, DialogField } from '../../kit/dialogs/dialog';
import { textsInPlace } from '../../kit/dialogs/texts-in-place';
import { drawnBy } from '../../kit/migrated/drawn-by';
import { at } from '../dialog/form/node';
import type { Editable } from '../page/EditorPage';
import type { ContentNode, EditorSession, PropertyValue } from '../session/EditorSession';
import { componentType } from '../../../../../shared/addresses/app';

/** A text that can be edited in place. */
export interface Target {
  readonly property: string;
  /** Its label in the dialog. */
  readonly label: string;
  readonly kind: 'plain' | 'rich';
  /** Contains only the text. */
  readonly element: HTMLElement;
  /** The stored text or, if there is none, the one shown. */
  readonly value: string;
  /** Snapshot of the component from when editing began. */
  readonly base: ContentNode;
  /** Saved with the text to satisfy its field's condition: the component's own text replaces the linked page's. */
  readonly along: Readonly<Record<string, PropertyValue>>;
}

/** @throws Error if the component's dialog has no such field */
function fieldOf({ tabs }: Pick<Dialog, 'tabs'>, name: string): DialogField {
  const field = tabs.flatMap(({ fields }) => fields).find((each) => each.name === name);
  if (!field) throw new Error(`No dialog field is called ${name}`);
  return field;
}

/** What has to be known of a text to edit it in place, wherever it is typed. */
export type TargetText = Pick<Target, 'property' | 'label' | 'kind' | 'value'>;

/** Where each field's text appears. */
const descriptions = Object.fromEntries(
  Object.entries({ title, text, teaser }).map(([name, dialog]) => [
    componentType(name),
    textsInPlace[componentType(name)]?.map(({ name: property, ...where }) => ({
      ...where,
      field: fieldOf(dialog, property),
    })),
  ]),
);

/** Why a property is locked; undefined if it can be changed. */
export type LockOf = (path: string, property: string) => string | undefined;

/** The texts of a component that are now on the page and belong to it. */
export function targetsOf(editable: Editable, session: EditorSession, lockOf: LockOf): readonly Target[] {
  const node = session.content(editable.path);
  if (!node || !editable.editable) return [];
  return (descriptions[drawnBy(editable.resourceType)] ?? []).flatMap(({ field, query, ...more }) => {
    const { name: property, label, showWhen } = field;
    const element = editable.element.querySelector<HTMLElement>(query);
    if (!element || lockOf(editable.path, property) !== undefined) return [];
    const kind = more.kind ?? (field.widget === 'richtext' ? 'rich' : 'plain');
    const value = valueOf(node, property, kind, element);
    const along = showWhen ? { [showWhen.name]: showWhen.is } : {};
    return [{ property, label, kind, element, value, base: node, along }];
  });
}

function valueOf(node: ContentNode, property: string, kind: Target['kind'], element: HTMLElement): string {
  const stored = at(node, property);
  if (typeof stored === 'string') return stored;
  return kind === 'rich' ? element.innerHTML : (element.textContent ?? '');
}
