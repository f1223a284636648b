import { memo, type ElementType, type ReactNode } from 'react';
import type { SafeHtml } from './SafeHtml';
import { toScriptJson } from './script-json';
import { unbroken } from './unbroken';

/* The only file with dangerouslySetInnerHTML (enforced by a lint rule). */

/** Renders sanitised HTML. */
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

/** The page's inline styles. The caller passes built CSS, never content. */
export function InlineStyle({ css }: { css: string }): ReactNode {
  return <style dangerouslySetInnerHTML={{ __html: css }} />;
}

/** An inline script of the site that cannot wait for a file. The caller passes a constant, never content. */
export function InlineScript({ script }: { script: string }): ReactNode {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

/** Structured data for search engines, which browsers do not run. @param data of https://schema.org */
export function JsonLd({ data }: { data: object }): ReactNode {
  const json = toScriptJson({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/**
 * Represents server HTML that the browser need not render again: hydration leaves its nodes untouched. Its props must
 * not change while it is mounted.
 */
export const KeptHtml = memo(function KeptHtml({ className }: { className: string }): ReactNode {
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
});
