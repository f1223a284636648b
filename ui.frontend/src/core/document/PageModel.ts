import { pageParts } from '#site/page-parts';
import { z } from 'zod';
import { containerModel } from '../kit/models/container';
import { count, listOf, text } from '../../../../shared/models/schema';

/** The model of a whole page, as exported by `mysite/components/page`. */
export const pageModel = containerModel({
  ':path': z.string(),
  ':type': z.string(),
  id: z.string(),
  /** Shown in the browser's tab and by search engines. */
  title: text(),
  description: text(),
  /** BCP 47, `en-GB`. */
  language: z.string().default('en'),
  templateName: text(),
  cssClassNames: text(),
  /** Absolute path of the page's only public URL, without the host. */
  canonicalPath: text(),
  /** Previous and next page of a paginated list: paths without the host. */
  previousPath: text(),
  nextPath: text(),
  /** hreflang → path of the same page in another language, including its own. */
  alternateLanguageLinks: z.preprocess((v) => v || undefined, z.record(z.string(), z.string()).default({})),
  robotsTags: listOf(z.string()),
  /** Picture for link previews, path without the host. */
  socialImage: text(),
  siteName: text(),
  /** ISO date of an article. */
  published: text(),
  /** Milliseconds since 1970. */
  lastModifiedDate: count(),
  /** Path of the Atom feed of the pages below, without the host. */
  feedPath: text(),
  /** Brand whose theme the page uses; undefined for the default one. */
  brand: text(),
  /** Units that the visitor requested for figures; the region's if undefined. */
  units: z.enum(['metric', 'us']).optional().catch(undefined),
});

export type PageModel = z.output<typeof pageModel>;

/** What features add to it. */
export const pagePartsModel = z.object(pageParts);
