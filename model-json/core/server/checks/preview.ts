import type { PagePreview } from '../../../../shared/authoring/page-checks';
import { shortUrls } from '../pages/short-urls';
import type { Checked } from './Checked';
import { textOf } from './drawing/draw';

/** A page as search engines and messengers present it: what its head says. */
export function previewOf({
  model,
  page,
  instance,
}: Pick<Checked, 'model' | 'page' | 'instance'>): PagePreview {
  const picture = textOf(model, 'socialImage');
  const path = shortUrls(instance.repository).map(`${page.path}.html`);
  return {
    title: textOf(model, 'title'),
    siteName: textOf(model, 'siteName'),
    description: textOf(model, 'description'),
    address: (instance.publicOrigin ?? '') + path,
    ...(picture && { picture }),
  };
}

/** The title as the page's head has it. */
export const titleInResults = ({ title, siteName }: Pick<PagePreview, 'title' | 'siteName'>): string =>
  [title, siteName].filter(Boolean).join(' | ');
