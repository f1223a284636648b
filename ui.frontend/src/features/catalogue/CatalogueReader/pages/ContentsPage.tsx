import type { ReactNode } from 'react';
import type { ContentsBlock, ContentsLine } from '../book';
import { pageId } from './page-names';
import { Folio } from './Folio';
import { useWords } from '../../words';

/** Chapters and families with their pages. */
export function ContentsPage({
  blocks,
  number,
}: {
  blocks: readonly ContentsBlock[];
  number: number;
}): ReactNode {
  const { documentSheet } = useWords();
  return (
    <>
      <h2 className="cmp-cataloguereader__title">{documentSheet.contents}</h2>
      <div className="cmp-cataloguereader__contents">
        {blocks.map(({ families, ...chapter }) => (
          <div className="cmp-cataloguereader__block" key={chapter.page}>
            <ContentsLink {...chapter} isChapter />
            <ContentsLinks lines={families} />
          </div>
        ))}
      </div>
      <Folio number={number} />
    </>
  );
}

/** Families with their first pages. */
export function ContentsLinks({ lines }: { lines: readonly ContentsLine[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <ul className="cmp-cataloguereader__lines" role="list">
      {lines.map((line) => (
        <li key={line.title}>
          <ContentsLink {...line} />
        </li>
      ))}
    </ul>
  );
}

function ContentsLink({ title, page, isChapter = false }: ContentsLine & { isChapter?: boolean }): ReactNode {
  return (
    <a
      className={`cmp-cataloguereader__line${isChapter ? ' cmp-cataloguereader__line--chapter' : ''}`}
      href={`#${pageId(page)}`}
    >
      <span>{title}</span>
      <span className="cmp-cataloguereader__line-page">{page}</span>
    </a>
  );
}
