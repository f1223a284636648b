import type { z } from 'zod';
import type { libraryHeaderModel } from './LibraryHeader.model';
import { LIBRARY_ROOT, componentType } from '../../../../../shared/addresses/app';

const root = `${LIBRARY_ROOT}/library`;
const page = (id: string, title: string, level: number, more = {}) => ({
  id,
  title,
  level,
  link: { valid: true, url: `${root}/${id}.html` },
  ...more,
});
const navigation = {
  ':type': componentType('navigation'),
  id: 'navigation-1',
  accessibilityLabel: 'Components',
  items: [
    page('core-content', 'Core content', 0, {
      active: true,
      children: [
        page('core-content/accordion', 'Accordion', 1, { active: true, current: true }),
        page('core-content/button', 'Button', 1),
      ],
    }),
  ],
};
const switches = { ':type': componentType('library/switches'), id: 'switches-1', exampleCount: 3 };
const link = { valid: true, url: `${root}.html` };

export const fixtures = {
  default: {
    id: 'header-1',
    title: 'Component library',
    link,
    ':items': { navigation, switches },
    ':itemsOrder': ['navigation', 'switches'],
  },
  'nothing to switch': {
    id: 'header-2',
    title: 'Component library',
    link,
    ':items': { navigation },
    ':itemsOrder': ['navigation'],
  },
  'a title alone': { id: 'header-3', title: 'Component library' },
  'through the SDK': { id: 'header-4', title: 'Component library', link: '' as never },
  empty: { id: 'header-5' },
} satisfies Record<string, z.input<typeof libraryHeaderModel>>;
