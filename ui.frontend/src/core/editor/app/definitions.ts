import { spokenDialogs } from '../../language/spoken-dialogs';
import type { Definitions } from '../session/conflict/conflict-text';
import { withPageProperties } from '../properties/with-page-properties';

/** Titles and fields of the site's components and of its pages; not their views and models, which the page has itself. */
export const definitions: Definitions = withPageProperties(
  new Map([...spokenDialogs].map(([type, { title, tabs }]) => [type, { title, dialog: { tabs } }])),
);
