import { z } from 'zod';
import { choosing } from '../../../../shared/models/choosing.model';
import { containerModel } from '../kit/models/container';
import { count, listOf, text } from '../../../../shared/models/schema';

/** The model of a whole page, as the exporter of `mysite/components/page` writes it. */
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
  /** Absolute path of the page's one public address, without the host. */
  canonicalPath: text(),
  /** The pages beside this one where its list comes in pages: paths without the host. */
  previousPath: text(),
  nextPath: text(),
  /** hreflang → path of the same page in another language, itself included. */
  alternateLanguageLinks: z.preprocess((v) => v || undefined, z.record(z.string(), z.string()).default({})),
  robotsTags: listOf(z.string()),
  /** Picture for link previews, path without the host. */
  socialImage: text(),
  siteName: text(),
  /** ISO day; of an article. */
  published: text(),
  /** Milliseconds since 1970. */
  lastModifiedDate: count(),
  /** Atom feed of the pages below, path without the host. */
  feedPath: text(),
  /** Brand whose theme the page wears, where it is not the first one. */
  brand: text(),
  choosing: choosing(),
  /** In whose units the visitor asked for figures; the region's without. */
  units: z.enum(['metric', 'us']).optional().catch(undefined),
});

export type PageModel = z.output<typeof pageModel>;
