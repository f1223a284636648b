import { LANGUAGES } from '../../../../../shared/words/languages';
import { languageTitle } from '../shared-with-editor/language-title';
import type { Column } from '../views/Item';
import { byText } from '../views/state/sorting';
import type { TagItem } from './TagItem';
import { t } from '../../../../../shared/authoring/language/t';

const column = (
  id: string,
  title: string,
  isShown: boolean,
  text: (tag: TagItem) => string,
): Column<TagItem> => ({
  id,
  title,
  isShown,
  width: 'minmax(9rem, 1fr)',
  cell: text,
  compare: (a, b) => byText(text(a), text(b)),
});

/** The columns of the list of tags. */
export const tagColumns: readonly Column<TagItem>[] = [
  column('id', t('ID'), true, ({ id }) => id),
  ...LANGUAGES.slice(1).map((language) =>
    column(language, languageTitle(language), true, ({ titles }) => titles[language] ?? ''),
  ),
  column('description', t('Description'), false, ({ descriptions }) => descriptions[LANGUAGES[0]] ?? ''),
];
