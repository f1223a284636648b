import { dialogs } from '#site/dialogs';
import { pageTabs } from '#site/page-properties';
import { t } from '../../../../shared/authoring/language/t';
import { spokenTab } from './spoken-dialog';

/** The dialogs of the site's components by resource type, in the author's language. */
export const spokenDialogs = new Map(
  [...dialogs].map(([type, { title, tabs }]) => [type, { title: t(title), tabs: tabs.map(spokenTab) }]),
);

/** The page properties in the author's language. */
export const spokenPageTabs = pageTabs.map(spokenTab);
