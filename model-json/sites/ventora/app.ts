/* What both sides of HTTP know of the site. */

/** Content, components, client libraries and storage carry it. */
export const APP_ID = 'ventora';

/** What authors read: `Ventora - Content` is a group of components. */
export const APP_TITLE = 'Ventora';

/** Looks beside the site's own: each has its style sheet in the front end's `themes`. */
export const THEMES: readonly { readonly value: string; readonly text: string }[] = [
  { value: 'norvent', text: 'Norvent' },
];

/** Numbers whose hyphens are no places to part them at the end of a line, as a regular expression: order numbers. */
export const UNBROKEN_NUMBERS: string | undefined = String.raw`V-\d{4}(?:-\d{2})?`;
