import type { DialogTab } from '../../kit/dialogs/dialog';
import { listed } from '../publish/publish-texts';
import type { References } from './use-references';

/** Names of the form's fields that are no properties. */
export const nameField = '(name)';
export const adjustField = '(adjust)';
export const redirectField = '(redirect)';

/** The name of a page in its address, and what is to become of the links to it and of its old address. */
export const addressTab = (references: References): DialogTab => ({
  title: 'Address',
  fields: [
    {
      widget: 'text',
      name: nameField,
      label: 'URL name',
      required: true,
      description: `${linksTo(references)} Visitors who see the page find it at its new address at once.`,
      pattern: {
        value: '[a-z0-9]+(?:-[a-z0-9]+)*',
        message: 'Small letters and digits, with hyphens between them',
      },
    },
    {
      widget: 'checkbox',
      name: redirectField,
      label: 'Lead visitors from the old address to the new one',
      description:
        'Bookmarks and links from other sites keep working, in all live copies and for the pages below. The old address then stands among the vanity addresses.',
      value: true,
    },
    {
      widget: 'checkbox',
      name: adjustField,
      label: 'Let the links of this site lead to the new address',
      description: 'Also on the pages that visitors see. Nothing else of these pages is published.',
      value: true,
    },
  ],
});

function linksTo(references: References): string {
  if (references.state === 'searching') return 'Looking for pages that link here …';
  if (references.state === 'failed') return 'Which pages link here could not be found out.';
  const titles = references.pages.map(({ title }) => `“${title}”`);
  if (titles.length === 0) return 'No page of this site links here.';
  return titles.length === 1
    ? `One page of this site links here: ${titles[0]}.`
    : `${titles.length} pages of this site link here: ${listed(titles)}.`;
}
