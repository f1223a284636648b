import type { PagePreview } from '../../../../shared/authoring/page-checks';
import type { Model } from '../../exporter/Exporter';
import type { Resource } from '../../repository/Resource';
import type { Instance } from '../Instance';
import { shortUrls } from '../pages/addresses/short-urls';
import { textOf } from './drawing/draw';

/** A page as search engines and messengers present it: what its head says. */
export function previewOf(
  model: Model,
  { path }: Resource,
  { repository, publicOrigin = '' }: Pick<Instance, 'repository' | 'publicOrigin'>,
): PagePreview {
  const picture = textOf(model, 'socialImage');
  return {
    title: textOf(model, 'title'),
    siteName: textOf(model, 'siteName'),
    description: textOf(model, 'description'),
    address: publicOrigin + shortUrls(repository).map(`${path}.html`),
    ...(picture && { picture }),
  };
}
