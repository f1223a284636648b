import type { DialogTab } from '../../kit/dialogs/dialog';
import { listed } from '../publish/listed';
import type { References } from './use-references';
import { t } from '../../../../../shared/authoring/language/t';

/** Names of form fields that are not properties. */
export const nameField = '(name)';
export const adjustField = '(adjust)';
export const redirectField = '(redirect)';

/** The page's name in the address, and whether to adjust links and redirect the old address. */
export const addressTab = (references: References): DialogTab => ({
  title: t('Address'),
  fields: [
    {
      widget: 'text',
      name: nameField,
      label: t('URL name'),
      required: true,
      description: `${linksTo(references)} ${t('If the page is published, visitors find it at its new address at once.')}`,
      pattern: {
        value: '[a-z0-9]+(?:-[a-z0-9]+)*',
        message: t('Lowercase letters and digits, separated by hyphens'),
      },
    },
    {
      widget: 'checkbox',
      name: redirectField,
      label: t('Redirect visitors from the old address to the new one'),
      description: t(
        'Bookmarks and links from other sites keep working, in all live copies and for the pages below. The old address is added to the vanity addresses.',
      ),
      value: true,
    },
    {
      widget: 'checkbox',
      name: adjustField,
      label: t('Update this site’s links to the new address'),
      description: t('Also on the published pages. Nothing else on them is published.'),
      value: true,
    },
  ],
});

function linksTo(references: References): string {
  if (references.state === 'searching') return t('Looking for pages that link here …');
  if (references.state === 'failed') return t('Could not find out which pages link here.');
  const titles = references.pages.map(({ title }) => `“${title}”`);
  if (titles.length === 0) return t('No page of this site links here.');
  return titles.length === 1
    ? t('One page of this site links here: {title}.', { title: titles[0] })
    : t('{count} pages of this site link here: {titles}.', { count: titles.length, titles: listed(titles) });
}
