import type { DialogTab } from '../../kit/dialog';
import type { ReferringPage } from './references';

/** Names of the form's fields that are no properties. */
export const nameField = '(name)';
export const adjustField = '(adjust)';

/** The name of a page in its address, and what is to become of the links to it. */
export const addressTab = (referring: readonly ReferringPage[] | undefined): DialogTab => ({
  title: 'Address',
  fields: [
    {
      widget: 'text',
      name: nameField,
      label: 'URL name',
      required: true,
      description: `${linksTo(referring)} Links from other sites and bookmarks break when it changes. A published page has to be published again.`,
      pattern: {
        value: '[a-z0-9]+(?:-[a-z0-9]+)*',
        message: 'Small letters and digits, with hyphens between them',
      },
    },
    {
      widget: 'checkbox',
      name: adjustField,
      label: 'Let the links of this site lead to the new address',
      value: true,
    },
  ],
});

function linksTo(referring: readonly ReferringPage[] | undefined): string {
  if (!referring) return 'Which pages link here could not be found out.';
  if (referring.length === 0) return 'No page of this site links here.';
  return referring.length === 1
    ? 'One page of this site links here.'
    : `${referring.length} pages of this site link here.`;
}
