import { memo, type ElementType, type ReactNode } from 'react';
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

/**
 * Stands in the browser where the server has drawn what the browser need not draw again: hydration leaves its nodes as
 * they are. Until something else takes its place it must not be given other properties.
 */
export const KeptHtml = memo(function KeptHtml({ className }: { className: string }): ReactNode {
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
});
