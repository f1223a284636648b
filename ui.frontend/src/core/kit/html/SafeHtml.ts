import { clean } from '#sanitiser';

declare const safe: unique symbol;

/** Sanitised HTML, which can be obtained in no other way. */
export type SafeHtml = string & { readonly [safe]: true };

/** Author HTML is untrusted until this has sanitised it. */
export const sanitise = (html: string): SafeHtml => clean(html) as SafeHtml;
