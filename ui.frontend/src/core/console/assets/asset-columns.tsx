import { when } from '../../../../../shared/dates/when';
import type { Column } from '../views/Item';
import { States } from '../views/States';
import { byText } from '../views/state/sorting';
import { kindText, sizeText } from './asset-kind';
import { listOf, numberOf, textOf, type AssetItem } from './AssetItem';
import { t } from '../../../../../shared/authoring/language/t';

const sides = ({ metadata }: AssetItem): string => {
  const [width, height] = [numberOf(metadata, 'tiff:ImageWidth'), numberOf(metadata, 'tiff:ImageLength')];
  return width && height ? `${width} × ${height}` : '';
};

const column = (
  id: string,
  title: string,
  isShown: boolean,
  text: (item: AssetItem) => string,
  compare = (a: AssetItem, b: AssetItem) => byText(text(a), text(b)),
): Column<AssetItem> => ({ id, title, isShown, width: 'minmax(7rem, 1fr)', cell: text, compare });

/** The columns of the list of assets. */
export const assetColumns: readonly Column<AssetItem>[] = [
  {
    id: 'state',
    title: t('State'),
    isShown: true,
    width: 'minmax(10rem, 1.2fr)',
    cell: ({ states }) => <States states={states} />,
  },
  column('kind', t('Kind'), true, ({ kind }) => kindText[kind]),
  column(
    'size',
    t('Size'),
    true,
    ({ size }) => (size > 0 ? sizeText(size) : ''),
    (a, b) => a.size - b.size,
  ),
  column(
    'sides',
    t('Pixels'),
    false,
    sides,
    (a, b) => (numberOf(a.metadata, 'tiff:ImageWidth') ?? 0) - (numberOf(b.metadata, 'tiff:ImageWidth') ?? 0),
  ),
  column(
    'modified',
    t('Changed'),
    true,
    ({ modified }) => (modified === undefined ? '' : when(modified)),
    (a, b) => (a.modified ?? '').localeCompare(b.modified ?? ''),
  ),
  column('alt', t('Alternative text'), false, ({ metadata }) => textOf(metadata, 'dc:description')),
  column('tags', t('Tags'), false, ({ metadata }) => listOf(metadata, 'cq:tags').join(', ')),
];
