import type { ComponentDefinition } from '../../kit/define-component';
import { pageProperties } from './page-properties.dialog';

type Named = Pick<ComponentDefinition, 'title' | 'dialog'>;

const page: Named = { title: 'Page', dialog: pageProperties };

/** Components by resource type, and pages with what authors set of them, for words about their fields. */
export const withPageProperties = (definitions: ReadonlyMap<string, Named>): ReadonlyMap<string, Named> =>
  new Map([...definitions, ['ventora/components/page', page], ['ventora/components/xfpage', page]]);
