import { at } from '../dialog/form/node';
import type { Editable } from '../page/EditorPage';
import type { ContentNode, EditorSession, PropertyValue } from '../session/EditorSession';

/** A text that can be edited where it stands. */
export interface Target {
  readonly property: string;
  /** As the dialog calls it. */
  readonly label: string;
  readonly kind: 'plain' | 'rich';
  /** Holds the text and nothing else. */
  readonly element: HTMLElement;
  /** As stored or, where nothing is, as shown. */
  readonly value: string;
  /** The component as it was when this began. */
  readonly base: ContentNode;
  /** Written with it: a text of its own takes the place of the linked page's. */
  readonly along: Readonly<Record<string, PropertyValue>>;
}

interface Description {
  readonly property: string;
  readonly label: string;
  readonly kind: 'plain' | 'rich';
  readonly query: string;
  readonly along?: Readonly<Record<string, PropertyValue>>;
}

const descriptions: Readonly<Record<string, readonly Description[]>> = {
  'ventora/components/title': [
    {
      property: 'jcr:title',
      label: 'Title',
      kind: 'plain',
      query: '.cmp-title__text:not(:has(a)), .cmp-title__link',
    },
  ],
  'ventora/components/text': [
    // Text that is not formatted stands in one paragraph.
    { property: 'text', label: 'Text', kind: 'plain', query: '.cmp-text__paragraph' },
    { property: 'text', label: 'Text', kind: 'rich', query: '.cmp-text:not(:has(.cmp-text__paragraph))' },
  ],
  'ventora/components/teaser': [
    { property: 'pretitle', label: 'Pretitle', kind: 'plain', query: '.cmp-teaser__pretitle' },
    {
      property: 'jcr:title',
      label: 'Title',
      kind: 'plain',
      query: '.cmp-teaser__title:not(:has(a)), .cmp-teaser__title-link',
      along: { titleFromPage: false },
    },
    {
      property: 'jcr:description',
      label: 'Description',
      kind: 'rich',
      query: '.cmp-teaser__description',
      along: { descriptionFromPage: false },
    },
  ],
};

/** Why a property must not be changed; undefined where it may. */
export type LockOf = (path: string, property: string) => string | undefined;

/** The texts of a component that stand on the page now, and are the page's own. */
export function targetsOf(editable: Editable, session: EditorSession, lockOf: LockOf): readonly Target[] {
  const node = session.content(editable.path);
  if (!node || !editable.editable) return [];
  return (descriptions[editable.resourceType] ?? []).flatMap(({ query, along = {}, ...rest }) => {
    const element = editable.element.querySelector<HTMLElement>(query);
    if (!element || lockOf(editable.path, rest.property) !== undefined) return [];
    return [{ ...rest, element, value: valueOf(node, rest.property, rest.kind, element), base: node, along }];
  });
}

function valueOf(node: ContentNode, property: string, kind: Target['kind'], element: HTMLElement): string {
  const stored = at(node, property);
  if (typeof stored === 'string') return stored;
  return kind === 'rich' ? element.innerHTML : (element.textContent ?? '');
}
