import { memo, type ElementType, type ReactNode } from 'react';
import type { SafeHtml } from './SafeHtml';
import { toScriptJson } from './script-json';
import { unbroken } from './unbroken';

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
  return <Tag {...rest} dangerouslySetInnerHTML={{ __html: unbroken(html) }} />;
}

/** The page's own styles, written into its head. The caller passes built CSS, never content. */
export function InlineStyle({ css }: { css: string }): ReactNode {
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}

/** A script of the site's own that cannot wait for a file. The caller passes a constant, never content. */
export function InlineScript({ script }: { script: string }): ReactNode {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

/** Data for search engines, beside what it is about; no browser runs it. @param data of https://schema.org */
export function JsonLd({ data }: { data: object }): ReactNode {
  const json = toScriptJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/**
 * Stands in the browser where the server has drawn what the browser need not draw again: hydration leaves its nodes as
 * they are. Until something else takes its place it must not be given other properties.
 */
export const KeptHtml = memo(function KeptHtml({ className }: { className: string }): ReactNode {
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
});
