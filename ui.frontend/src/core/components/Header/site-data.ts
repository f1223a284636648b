import type { ChildModel } from '../../kit/models/container';
import { imageModel } from '../Image/Image.model';
import { z } from 'zod';
import { text } from '../../../../../shared/models/schema';

/** URL of a search's results page. */
const searchModel = z.object({ action: text() });

/**
 * Structured data (https://schema.org) about the site's owner and its search, from the logo and the search in the
 * header.
 */
export function siteData(
  name: string | undefined,
  logo: ChildModel | undefined,
  search: ChildModel | undefined,
): object | undefined {
  const picture = imageModel.safeParse(logo?.model).data;
  const url = picture?.imageLink?.url;
  if (!name || !url) return undefined;
  const action = searchModel.safeParse(search?.model).data?.action;
  return {
    '@graph': [
      { '@type': 'Organization', name, url: '/', logo: picture.image?.src },
      { '@type': 'WebSite', name, url, potentialAction: action && searchAction(action) },
    ],
  };
}

const searchAction = (action: string) => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${action}?q={q}` },
  'query-input': 'required name=q',
});
