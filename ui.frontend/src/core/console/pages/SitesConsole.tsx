import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { consoleAddress, CONSOLES } from '../../../../../shared/addresses/consoles';
import { APP_ID, servlet } from '../../../../../shared/addresses/app';
import { FRAGMENTS_ROOT } from '../../../../../shared/addresses/experience-fragments';
import { releaseIn } from '../../../../../shared/addresses/release-address';
import { faultText } from '../http/fault-text';
import { sling } from '../http/sling';
import { notices } from '../notices/Notices';
import { Icon } from '../shell/Icon';
import { Browser } from '../views/Browser';
import type { Here } from '../views/BrowserProps';
import { parentOf } from '../views/Item';
import { pageColumns } from './columns';
import { setLock } from './commands';
import { orderPages } from './order-pages';
import { pageActions, type Question } from './page-actions';
import type { PageItem } from './PageItem';
import { createPageSource } from './page-source';
import { PageRail } from './PageRail';
import { t } from '../../../../../shared/authoring/language/t';

/** The dialogs are no part of the first screen. */
const Questions = lazy(async () => ({ default: (await import('./questions/Questions')).Questions }));

const source = createPageSource(sling);

interface Asked {
  readonly question: Question;
  readonly here: Here<PageItem>;
  readonly siblings: readonly PageItem[];
}

/** The console of sites: all pages, and what authors do with them. */
export function SitesConsole(): ReactNode {
  const [asked, setAsked] = useState<Asked>();
  const ask = (here: Here<PageItem>, question: Question) => {
    const [first] = here.targets;
    const level = first && source.level(parentOf(first.path));
    const open = (siblings: readonly PageItem[]) => setAsked({ question, here, siblings });
    if (!level || question !== 'move') open([]);
    else level.then(({ items }) => open(items), fail);
  };
  const lock = (here: Here<PageItem>, items: readonly PageItem[], isLocked: boolean) =>
    void Promise.all(items.map(({ path }) => setLock(sling, path, isLocked))).then(() => {
      here.reload();
      notices.say(isLocked ? t('Locked: only you can change it until you unlock it.') : t('Unlocked.'));
    }, fail);
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
        console={CONSOLES[0]}
        source={source}
        columns={pageColumns}
        searchLabel={t('Search pages')}
        empty={<p>{t('There are no pages here yet. Create the first one.')}</p>}
        actions={(here) =>
          pageActions(here, {
            ask: (question) => ask(here, question),
            setLock: (items, isLocked) => lock(here, items, isLocked),
          })
        }
        rail={(here) => <PageRail here={here} />}
        onOrder={order}
        links={(here) => (
          <>
            <a className="co-action" href={consoleAddress('sites', `${FRAGMENTS_ROOT}/${APP_ID}`)}>
              <Icon name="cards" />
              {t('Experience fragments')}
            </a>
            <a className="co-action" href={consoleAddress('links', here.path)}>
              <Icon name="link" />
              {t('Check links')}
            </a>
            <a className="co-action" href={`/replace.html${encodeURI(here.path)}`}>
              <Icon name="edit" />
              {t('Find and replace')}
            </a>
            <a className="co-action" href={servlet('search-report.html')}>
              <Icon name="search" />
              {t('What visitors search for')}
            </a>
            <NamedRelease onFound={() => ask(here, 'releases')} />
            <button type="button" className="co-action" onClick={() => ask(here, 'releases')}>
              <Icon name="publish" />
              {t('Releases')}
            </button>
            <button type="button" className="co-action" onClick={() => ask(here, 'reviews')}>
              <Icon name="user" />
              {t('Reviews')}
            </button>
            <button type="button" className="co-action" onClick={() => ask(here, 'previews')}>
              <Icon name="link" />
              {t('Previews')}
            </button>
            <button type="button" className="co-action" onClick={() => ask(here, 'bin')}>
              <Icon name="bin" />
              {t('Bin')}
            </button>
          </>
        )}
      />
      {asked && (
        <Suspense>
          <Questions {...asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Opens the release that the address names, once. */
function NamedRelease({ onFound }: { onFound(): void }): null {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    if (releaseIn(location.hash) !== undefined) onFound();
  });
  return null;
}

const fail = (error: unknown): void => notices.fail(faultText(error));
