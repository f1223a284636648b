/* Facts about the site that server and browser share. */

/** Prefix of its paths for content, components, client libraries and storage. */
export const APP_ID = 'handbook';

/** The name that authors see: `Handbook - Content` is a group of components. */
export const APP_TITLE = 'Handbook';

/** Themes that authors can choose: each has its style sheet in the front end's `themes`. */
export const THEMES: readonly { readonly value: string; readonly text: string }[] = [
  { value: 'handbook', text: 'Handbook' },
];

/** Documentation has no order numbers. */
export const UNBROKEN_NUMBERS: string | undefined = undefined;
