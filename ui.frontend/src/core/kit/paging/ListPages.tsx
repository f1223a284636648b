import type { ReactNode } from 'react';
import { chevronLeft, chevronRight } from '../icons/icon-strokes';
import { Link } from '../Link';
import { useLocale } from '../locale';
import type { ListPagesModel } from './list-pages.model';
import { StrokeIcon } from '../icons/StrokeIcon';

type PageModel = ListPagesModel['pages'][number];

export interface ListPagesProps extends Pick<ListPagesModel, 'pages'> {
  /** What it is called. */
  label: string;
}

/** Pagination of a list. */
export function ListPages({ pages, label }: ListPagesProps): ReactNode {
  const { words } = useLocale();
  if (pages.length === 0) return null;
  const here = pages.findIndex(({ current }) => current);
  return (
    <nav className="list-pages" aria-label={label}>
      <Step page={pages[here - 1]} label={words.previousPage} icon={chevronLeft} rel="prev" />
      <ol className="list-pages__list" role="list">
        {shownPages(pages, here).map((page, index) => (
          <li className="list-pages__item" key={page?.number ?? `gap-${index}`}>
            {page?.link ? (
              <Link
                className="list-pages__link"
                link={page.link}
                aria-label={words.pageNumber(page.number)}
                aria-current={page.current ? 'page' : undefined}
              >
                {page.number}
              </Link>
            ) : (
              <span className="list-pages__gap">…</span>
            )}
          </li>
        ))}
      </ol>
      <Step page={pages[here + 1]} label={words.nextPage} icon={chevronRight} rel="next" />
    </nav>
  );
}

interface StepProps {
  page: PageModel | undefined;
  label: string;
  icon: string;
  rel: string;
}

/** On the first and last page one of the steps is missing; its space stays, so that the numbers do not move. */
function Step({ page, label, icon, rel }: StepProps): ReactNode {
  if (!page?.link) return <span className="list-pages__step" />;
  return (
    <Link className="list-pages__step" link={page.link} rel={rel} aria-label={label}>
      <StrokeIcon d={icon} size={20} />
    </Link>
  );
}

/** The first page, the last and those around the current one, with gaps for the others. */
function shownPages(pages: readonly PageModel[], here: number): (PageModel | undefined)[] {
  const near = pages.filter(
    (_, index) => index === 0 || index === pages.length - 1 || Math.abs(index - here) <= 1,
  );
  return near.flatMap((page, index) => {
    const before = near[index - 1];
    return before && page.number > before.number + 1 ? [undefined, page] : [page];
  });
}
