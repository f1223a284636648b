import type { Resource } from '../../repository/Resource';
import type { Model } from '../Exporter';
import { longTitle, pageDescription, pageTitle } from '../shared/pages';

/** A page as Jackson writes it (PageSerializer): five keys, null if there is no value. */
export const pageJson = (page: Resource): Model => ({
  name: page.name,
  title: pageTitle(page) ?? null,
  pageTitle: longTitle(page) ?? null,
  path: page.path,
  description: pageDescription(page) ?? null,
});
