import { useState, type ReactNode } from 'react';
import { CONSOLES } from '../../../../../shared/addresses/consoles';
import { required } from '../../../../../shared/checked/required';
import { faultText } from '../http/fault-text';
import { sling } from '../http/sling';
import { notices } from '../notices/Notices';
import { orderPages } from '../pages/order-pages';
import { Browser } from '../views/Browser';
import type { Here } from '../views/BrowserProps';
import { tagActions, type Question } from './tag-actions';
import { tagColumns } from './tag-columns';
import type { TagItem } from './TagItem';
import { TagQuestions } from './TagQuestions';
import { TagRail } from './TagRail';
import { createTagSource } from './tag-source';
import './tags.scss';
import { t } from '../../../../../shared/authoring/language/t';

const source = createTagSource(sling);
const CONSOLE = required(
  CONSOLES.find(({ id }) => id === 'tags'),
  'The console of tags',
);

/** The console of tags: the words by which pages, products and files are sorted and found. */
export default function TagsConsole(): ReactNode {
  const [asked, setAsked] = useState<{ question: Question; here: Here<TagItem> }>();
  const order = (at: string, paths: readonly string[], before: string | undefined) =>
    void source
      .level(at)
      .then(({ items }) =>
        orderPages(
          items.map(({ path }) => path),
          paths,
          before,
        ),
      )
      .then(
        (undo) => notices.say(t('Moved.'), { title: t('Undo'), run: () => void undo().catch(fail) }),
        fail,
      );
  return (
    <>
      <Browser
        console={CONSOLE}
        source={source}
        columns={tagColumns}
        searchLabel={t('Search tags')}
        empty={<p>{t('There are no tags here yet.')}</p>}
        actions={(here) => tagActions(here, (question) => setAsked({ question, here }))}
        rail={({ targets }) => <TagRail targets={targets} />}
        onOrder={order}
      />
      {asked && <TagQuestions {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const fail = (error: unknown): void => notices.fail(faultText(error));
