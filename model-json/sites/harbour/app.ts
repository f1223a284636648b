/* What both sides of HTTP know of the site. */

/** Content, components, client libraries and storage carry it. */
export const APP_ID = 'harbour';

/** What authors read: `Harbour - Content` is a group of components. */
export const APP_TITLE = 'Harbour';

/** Looks that authors choose: each has its style sheet in the front end's `themes`. */
export const THEMES: readonly { readonly value: string; readonly text: string }[] = [
  { value: 'harbour', text: 'Harbour Street' },
];

/** A library has no order numbers. */
export const UNBROKEN_NUMBERS: string | undefined = undefined;
