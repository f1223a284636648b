/* In place of `#app` where declarations are written: types of any site, not the literals of one. */

export declare const APP_ID: string;
export declare const APP_TITLE: string;
export declare const THEMES: readonly { readonly value: string; readonly text: string }[];
export declare const UNBROKEN_NUMBERS: string | undefined;
