import { componentType } from '../../../../../shared/addresses/app';

/** A text of a component that authors can edit where it stands. */
export interface TextInPlace {
  /** The field of the component's dialog. */
  readonly name: string;
  /** A selector of the element that contains only the text. */
  readonly query: string;
  /** @default derived from the field's widget */
  readonly kind?: 'plain' | 'rich';
}

/** The texts of components that can be edited on the page, by resource type: for the page editor and the Universal Editor. */
export const textsInPlace: Readonly<Record<string, readonly TextInPlace[]>> = {
  [componentType('title')]: [{ name: 'jcr:title', query: '.cmp-title__text:not(:has(a)), .cmp-title__link' }],
  [componentType('text')]: [
    // Unformatted text is rendered in one paragraph.
    { name: 'text', query: '.cmp-text__paragraph', kind: 'plain' },
    { name: 'text', query: '.cmp-text:not(:has(.cmp-text__paragraph))' },
  ],
  [componentType('teaser')]: [
    { name: 'pretitle', query: '.cmp-teaser__pretitle' },
    { name: 'jcr:title', query: '.cmp-teaser__title:not(:has(a)), .cmp-teaser__title-link' },
    { name: 'jcr:description', query: '.cmp-teaser__description' },
  ],
};
