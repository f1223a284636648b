import { PageEnd } from '#site/page-end';
import type { ReactNode } from 'react';
import type { ExampleSettings } from '../kit/library/example-settings';
import { InlineScript, InlineStyle } from '../kit/html/Html';
import { useLocale } from '../kit/locale';
import { Children, useMessages } from '../kit/rendering';
import { StructuredData } from '../kit/html/StructuredData';
import { articleData } from './article-data';
import { Head } from './Head';
import type { PageModel } from './PageModel';

/** URLs of webpack's output, from its manifest. */
export interface Assets {
  /** The loader script, deferred. */
  script: string;
  /** Fonts that the first paint needs. */
  fonts: readonly string[];
}

export interface DocumentProps {
  page: PageModel;
  /** `https://www.example.com`, for absolute addresses in the head. */
  origin: string;
  css: string;
  /** Colour of the browser's own frame. */
  themeColour: string | undefined;
  /** Inline scripts that run before the first paint. */
  scripts: readonly string[];
  assets: Assets;
  /** Display settings for an example of the component library. */
  settings?: ExampleSettings;
  /** Classes of a body that contains only the page's components; if omitted, the body of a normal page. */
  bodyClassName?: string;
}

const rightToLeft = /^(ar|fa|he|ur)\b/;

/** A published page, from doctype to closing tag. */
export function Document({
  page,
  origin,
  css,
  themeColour,
  scripts,
  assets,
  settings = {},
  bodyClassName,
}: DocumentProps): ReactNode {
  const { units } = useLocale();
  const { dir = rightToLeft.test(page.language) ? 'rtl' : 'ltr', motion } = settings;
  return (
    <html lang={page.language} dir={dir} data-theme={page.brand} data-motion={motion} data-units={units}>
      <head>
        <Head page={page} origin={origin} themeColour={themeColour} />
        {scripts.map((script) => (
          <InlineScript key={script} script={script} />
        ))}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <InlineStyle css={css} />
        <script defer src={assets.script} />
      </head>
      {bodyClassName === undefined ? (
        <body className={page.cssClassNames}>
          <PageBody page={page} />
        </body>
      ) : (
        <body className={bodyClassName}>
          <Children of={page.children} />
        </body>
      )}
    </html>
  );
}

/** The content of the body; AEM requests only this from the renderer. */
export function PageBody({ page }: { page: PageModel }): ReactNode {
  const messages = useMessages();
  return (
    <>
      <a className="skip-link" href="#main">
        {messages.skipToContent}
      </a>
      <div className="cmp-page" id="spa-root" data-part-not-loaded={messages.partNotLoaded}>
        <Children of={page.children} />
      </div>
      <PageEnd />
      {page.published && page.canonicalPath !== undefined && (
        <StructuredData data={articleData(page, page.canonicalPath)} />
      )}
    </>
  );
}
