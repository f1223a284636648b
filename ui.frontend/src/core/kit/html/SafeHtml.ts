import { clean } from '#sanitiser';

declare const safe: unique symbol;

/** HTML that the sanitiser has made. There is no other way to obtain it. */
export type SafeHtml = string & { readonly [safe]: true };

/** Author HTML is hostile until it has been through here. */
export const sanitise = (html: string): SafeHtml => clean(html) as SafeHtml;
