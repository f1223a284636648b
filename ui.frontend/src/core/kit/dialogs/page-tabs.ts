import type { DialogField, DialogTab } from './dialog';
import { THEMES } from '../../../../../shared/addresses/app';

/* The page properties of every site. A site arranges them with those of its features: `#site/page-properties`. */

/** The tab with title, description and tags of a page. */
export const BASIC: DialogTab = {
  title: 'Basic',
  fields: [
    { widget: 'text', name: 'jcr:title', words: 'prose', label: 'Title', required: true },
    {
      widget: 'text',
      name: 'navTitle',
      words: 'prose',
      label: 'Navigation title',
      description: 'A shorter title for menus and the breadcrumb.',
    },
    {
      widget: 'text',
      name: 'pageTitle',
      words: 'prose',
      label: 'Page title',
      description: 'For the browser’s tab and search engines. If empty: the title.',
    },
    {
      widget: 'textarea',
      name: 'jcr:description',
      words: 'prose',
      label: 'Description',
      description: 'Description for search engines and teasers.',
      maxLength: 320,
    },
    { widget: 'tags', name: 'cq:tags', label: 'Tags' },
    {
      widget: 'checkbox',
      name: 'feed',
      isAddition: true,
      label: 'Feed',
      description: 'Readers can subscribe to the dated pages right below (Atom).',
    },
  ],
};

/** The tab with what teasers and lists show of a page. */
export const CARDS: DialogTab = {
  title: 'Cards',
  fields: [
    {
      widget: 'text',
      name: 'pretitle',
      isAddition: true,
      words: 'prose',
      label: 'Kicker',
      description: 'A few words above the title, on cards that link here.',
    },
    { widget: 'date', name: 'date', isAddition: true, label: 'Date', description: 'Of an article.' },
  ],
};

/** The tab that says whether menus show a page, and where it leads. */
export const NAVIGATION: DialogTab = {
  title: 'Navigation',
  fields: [
    {
      widget: 'checkbox',
      name: 'hideInNav',
      label: 'Hide in navigation',
      description: 'Hidden in menus, but it can still be linked to and found.',
    },
    {
      widget: 'path',
      name: 'cq:redirectTarget',
      label: 'Redirect',
      description: 'Visitors of this page are redirected there.',
      root: '/content',
    },
    {
      widget: 'texts',
      name: 'sling:vanityPath',
      words: 'none',
      label: 'Vanity addresses',
      description: 'Short addresses that lead here, such as /sale.',
    },
    {
      widget: 'checkbox',
      name: 'sling:redirect',
      label: 'Redirect vanity addresses',
      description: 'The browser then shows the page’s own address.',
    },
  ],
};

/** Chooses the theme. */
export const BRAND: DialogField = {
  widget: 'select',
  name: 'brand',
  isAddition: true,
  label: 'Brand',
  description: 'Colours and type of this page and of those below it.',
  options: [{ value: '', text: 'Same as the parent page' }, ...THEMES],
};

/** The tab with what other sites show when a page is shared. */
export const SOCIAL: DialogTab = {
  title: 'Social',
  fields: [
    {
      widget: 'image',
      name: 'cq:featuredimage',
      label: 'Picture',
      description: 'Used when the page is shared, and in teasers that show the page’s picture.',
      crops: [
        { text: 'Teaser', width: 3, height: 2 },
        { text: 'Card', width: 4, height: 3 },
        { text: 'Card on phones', width: 1, height: 1 },
      ],
    },
  ],
};
