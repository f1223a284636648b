/* Facts about the site that server and browser share. */

/** Prefix of its paths for content, components, client libraries and storage. */
export const APP_ID = 'ventora';

/** The name that authors see: `Ventora - Content` is a group of components. */
export const APP_TITLE = 'Ventora';

/** Themes besides the site's own: each has its style sheet in the front end's `themes`. */
export const THEMES: readonly { readonly value: string; readonly text: string }[] = [
  { value: 'norvent', text: 'Norvent' },
];

/** Order numbers, as a regular expression: lines must not break at their hyphens. */
export const UNBROKEN_NUMBERS: string | undefined = String.raw`V-\d{4}(?:-\d{2})?`;
