import type { PageModel } from './PageModel';

/** A dated page as https://schema.org/Article. @param path its public URL, without the host */
export function articleData(page: PageModel, path: string): object {
  const by = page.siteName && { '@type': 'Organization', name: page.siteName };
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    image: page.socialImage,
    inLanguage: page.language,
    datePublished: page.published,
    dateModified: page.lastModifiedDate > 0 ? new Date(page.lastModifiedDate).toISOString() : page.published,
    author: by,
    publisher: by,
    mainEntityOfPage: path,
  };
}
