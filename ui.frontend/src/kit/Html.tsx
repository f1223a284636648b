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

/** The page's own styles, written into its head. The caller passes built CSS, never content. */
export function InlineStyle({ css }: { css: string }): ReactNode {
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}
