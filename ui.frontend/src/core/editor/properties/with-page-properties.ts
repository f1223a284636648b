import type { ComponentDefinition } from '../../kit/define-component';
import { pageProperties } from './page-properties.dialog';
import { componentType } from '../../../../../shared/addresses/app';
import { t } from '../../../../../shared/authoring/language/t';

type Named = Pick<ComponentDefinition, 'title' | 'dialog'>;

const page: Named = { title: t('Page'), dialog: pageProperties };

/** Components by resource type, plus the page properties, for labels of their fields. */
export const withPageProperties = (definitions: ReadonlyMap<string, Named>): ReadonlyMap<string, Named> =>
  new Map([...definitions, [componentType('page'), page], [componentType('xfpage'), page]]);
