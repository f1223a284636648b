import type { ReactNode } from 'react';
import type { PageModel } from './PageModel';

export interface HeadProps {
  page: PageModel;
  /** `https://www.example.com`. */
  origin: string;
  /** Colour of the browser's own frame. */
  themeColour: string | undefined;
}

/** Title, description, canonical URL, languages and link preview of a page. */
export function Head({ page, origin, themeColour }: HeadProps): ReactNode {
  const title = [page.title, page.siteName].filter(Boolean).join(' | ');
  const canonical = page.canonicalPath === undefined ? undefined : origin + page.canonicalPath;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {page.description && <meta name="description" content={page.description} />}
      {page.robotsTags.length > 0 && <meta name="robots" content={page.robotsTags.join(', ')} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {page.previousPath && <link rel="prev" href={origin + page.previousPath} />}
      {page.nextPath && <link rel="next" href={origin + page.nextPath} />}
      {Object.entries(page.alternateLanguageLinks).map(([language, path]) => (
        <link key={language} rel="alternate" hrefLang={language} href={origin + path} />
      ))}
      {page.feedPath && (
        <link rel="alternate" type="application/atom+xml" title={page.title} href={origin + page.feedPath} />
      )}
      {themeColour && <meta name="theme-color" content={themeColour} />}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta property="og:title" content={page.title} />
      {page.description && <meta property="og:description" content={page.description} />}
      {canonical && <meta property="og:url" content={canonical} />}
      {page.siteName && <meta property="og:site_name" content={page.siteName} />}
      <meta property="og:locale" content={page.language.replace('-', '_')} />
      {page.socialImage && <meta property="og:image" content={origin + page.socialImage} />}
      <meta name="twitter:card" content={page.socialImage ? 'summary_large_image' : 'summary'} />
      <meta property="og:type" content={page.published ? 'article' : 'website'} />
      {page.published && <meta property="article:published_time" content={page.published} />}
    </>
  );
}
