import type { ElementType, ReactNode } from 'react';
import type { SafeHtml } from './SafeHtml';

/* The only file with dangerouslySetInnerHTML (a lint rule holds it). */

/** Shows HTML that the sanitiser has passed. */
export function RichText({
  html,
  as: Tag = 'div',
  ...rest
}: {
  html: SafeHtml;
  as?: ElementType;
  className?: string;
  id?: string;
}): ReactNode {
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** JSON for a script tag: no `<` survives, so no content can end the tag; U+2028/9 stay legal in old parsers. */
export const toScriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** A data block (`application/json`, `application/ld+json`): never executed. */
export function JsonScript({
  type,
  value,
  id,
}: {
  type: 'application/json' | 'application/ld+json';
  value: unknown;
  id?: string;
}): ReactNode {
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: toScriptJson(value) }} />;
}

/** The page's own styles, written into its head. The caller passes built CSS, never content. */
export function InlineStyle({ css }: { css: string }): ReactNode {
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
