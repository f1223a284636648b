import { z } from 'zod';
import { flag, link, listOf, text } from '../../../../../shared/models/schema';

const breadcrumbItem = z.object({
  id: z.string(),
  title: z.string(),
  link: link(),
  /** The page itself: shown, but not linked. */
  active: flag(),
  current: flag(),
});

/** Core Components `breadcrumb/v3`. */
export const breadcrumbModel = z.object({
  id: z.string(),
  items: listOf(breadcrumbItem),
  accessibilityLabel: text(),
});

export type BreadcrumbModel = z.output<typeof breadcrumbModel>;
export type BreadcrumbItem = z.output<typeof breadcrumbItem>;

/** A language's home page: `/`, or a path that ends with its country and language. */
const homeUrl = /^\/$|(?:^|\/)[a-z]{2}\/[a-z]{2}(?:\.html|\/)?$/;

/** Home pages are titled with their language for the language switch, which means nothing in a breadcrumb. */
export const isHome = ({ link }: BreadcrumbItem): boolean => link !== undefined && homeUrl.test(link.url);
