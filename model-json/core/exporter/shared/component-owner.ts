import type { Resource } from '../../repository/Resource';
import type { ExportContext } from '../Exporter';
import { componentId } from './ids';
import { localeOf, type Locale } from './locale/languages';
import { linksOf, type LinkOwner } from './links/links';

/** The component that owns links, cards and pages of a list. */
export interface ComponentOwner extends LinkOwner {
  /** Id of the component; prefix of the ids of its parts. */
  readonly id: string;
  readonly locale: Locale;
}

export const componentOwner = (resource: Resource, context: ExportContext): ComponentOwner => ({
  ...linksOf(resource, context),
  id: componentId(resource, context),
  locale: localeOf(context.currentPage),
});
