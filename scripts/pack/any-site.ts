/* In place of `#app` where declarations are written: types of any site, not the literals of one. */

/** Prefix of the site's paths for content, components, client libraries and storage. */
export declare const APP_ID: string;

/** The name that authors see. */
export declare const APP_TITLE: string;

/** Themes that authors can choose. */
export declare const THEMES: readonly { readonly value: string; readonly text: string }[];

/** Numbers that a line break must not part, as a regular expression's source. */
export declare const UNBROKEN_NUMBERS: string | undefined;
