import type { z } from 'zod';
import { panelFixtures } from '../../kit/testing/panel-fixtures';
import { fixtures as teasers } from '../Teaser/Teaser.fixtures';
import type { teaserListModel } from './TeaserList.model';
import { componentType } from '../../../../../shared/addresses/app';

const type = { ':type': componentType('teaser') };
const card = (n: number, title: string, more: object = {}) => ({
  ...teasers.default,
  ...type,
  id: `teaserlist-teaser-${n}`,
  title,
  ...more,
});

const three = panelFixtures({
  mobile: card(1, 'Mobile compressors', { pretitle: 'To the work' }),
  stationary: card(2, 'Stationary compressors', { pretitle: 'In the workshop' }),
  screw: card(3, 'Screw compressors', { pretitle: 'All day' }),
});

export const fixtures = {
  default: { id: 'teaserlist-1', title: 'Solutions', layout: 'grid', ...three },
  'two in a row': { id: 'teaserlist-2', columns: 2, ...three },
  'four in a row': {
    id: 'teaserlist-3',
    columns: 4,
    ...panelFixtures({
      a: card(4, 'Impact wrenches'),
      b: card(5, 'Sanders'),
      c: card(6, 'Blow guns'),
      d: card(7, 'Pipework'),
    }),
  },
  list: {
    id: 'teaserlist-4',
    title: 'News',
    layout: 'list',
    ...panelFixtures({
      a: { ...teasers.news, ...type, id: 'teaserlist-teaser-8' },
      b: { ...teasers['news without a picture'], ...type, id: 'teaserlist-teaser-9' },
    }),
  },
  'one teaser': { id: 'teaserlist-5', ...panelFixtures({ a: card(10, 'Air tools') }) },
  'long German words': {
    id: 'teaserlist-6',
    title: 'Druckluftaufbereitungskomponenten',
    columns: 4,
    ...panelFixtures({
      a: card(11, 'Schraubenkompressorenwartungsvertrag'),
      b: card(12, 'Druckluftkältetrockner'),
    }),
  },
  'through the SDK': { id: 'teaserlist-7', title: '', layout: '', columns: '', ...three },
  empty: { id: 'teaserlist-8' },
} satisfies Record<string, z.input<typeof teaserListModel>>;
