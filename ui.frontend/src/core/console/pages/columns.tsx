import { States } from '../views/States';
import type { Column } from '../views/Item';
import { byText } from '../views/state/sorting';
import { when } from '../../../../../shared/dates/when';
import type { PageItem } from './PageItem';
import { translationStates } from './translation-states';
import { t } from '../../../../../shared/authoring/language/t';

const timeOf = (date: string | undefined) => date && <time dateTime={date}>{when(date)}</time>;
const dateColumn = (
  id: string,
  title: string,
  isShown: boolean,
  of: (item: PageItem) => string | undefined,
): Column<PageItem> => ({
  id,
  title,
  isShown,
  width: 'minmax(9rem, 1fr)',
  cell: (item) => timeOf(of(item)),
  compare: (a, b) => (of(a) ?? '').localeCompare(of(b) ?? ''),
});
const textColumn = (
  id: string,
  title: string,
  isShown: boolean,
  of: (item: PageItem) => string,
): Column<PageItem> => ({
  id,
  title,
  isShown,
  width: 'minmax(8rem, 1fr)',
  cell: of,
  compare: (a, b) => byText(of(a), of(b)),
});
const stateText = ({ states }: PageItem) => states.map(({ text }) => text).join(' ');

const translationText = ({ row }: PageItem) =>
  translationStates(row.translation)
    .map(({ text }) => text)
    .join(' ');

/** The columns of the list of pages. */
export const pageColumns: readonly Column<PageItem>[] = [
  {
    id: 'state',
    title: t('State'),
    isShown: true,
    width: 'minmax(11rem, 1.4fr)',
    cell: ({ states }) => <States states={states} />,
    compare: (a, b) => byText(stateText(a), stateText(b)),
  },
  {
    id: 'translation',
    title: t('Translation'),
    isShown: false,
    width: 'minmax(11rem, 1.2fr)',
    cell: ({ row }) => <States states={translationStates(row.translation)} />,
    compare: (a, b) => byText(translationText(a), translationText(b)),
  },
  dateColumn('modified', t('Changed'), true, ({ row }) => row.modified),
  textColumn('by', t('Changed by'), false, ({ row }) => row.modifiedBy ?? ''),
  dateColumn('published', t('Published'), false, ({ row }) => row.publishedAt),
  textColumn('template', t('Template'), true, ({ templateTitle }) => templateTitle),
  textColumn('path', t('Path'), false, ({ path }) => path),
];
