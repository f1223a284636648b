import type { Item } from '../../universal/frame/items';
import { t } from '../../../../../../shared/authoring/language/t';

/** What `data-aue-type` says, in words. */
export function typeText({ editable: { type } }: Item): string {
  switch (type) {
    case 'container':
      return t('Container');
    case 'component':
      return t('Component');
    case 'text':
      return t('Text');
    case 'richtext':
      return t('Rich text');
    case 'media':
      return t('Picture or file');
    case 'reference':
      return t('Reference');
    default:
      return type;
  }
}
