import type { ReactNode } from 'react';
import { FamilyDrawing } from '../../kit/drawings/FamilyDrawing';
import { Picture } from '../../../../core/kit/pictures/Picture';
import type { ContentsLine } from '../book';
import type { ChapterModel } from '../CatalogueReader.model';
import { ContentsLinks } from './ContentsPage';
import { useWords } from '../../words';

interface ChapterPageProps {
  chapter: ChapterModel;
  /** Counted from 1. */
  number: number;
  families: readonly ContentsLine[];
}

/** The opening of a chapter: the product line's name across a page, and its families with their pages. */
export function ChapterPage({ chapter, number, families }: ChapterPageProps): ReactNode {
  const { catalogueReader } = useWords();
  const picture = chapter.families.find((family) => family.picture)?.picture;
  return (
    <>
      <div className={`cmp-cataloguereader__plate${picture ? '' : ' cmp-cataloguereader__plate--drawn'}`}>
        {picture ? (
          <Picture {...picture} alt="" sizes="(min-width: 50rem) 46rem, 100vw" />
        ) : (
          <FamilyDrawing familyId={chapter.id} />
        )}
      </div>
      <div className="cmp-cataloguereader__opening">
        <p className="cmp-cataloguereader__chapter-number" aria-hidden>
          {number}
        </p>
        <h2 className="cmp-cataloguereader__chapter-title">{chapter.name}</h2>
        {chapter.description && <p className="cmp-cataloguereader__chapter-lead">{chapter.description}</p>}
        {families.length > 0 && (
          <nav aria-label={`${catalogueReader.inThisChapter}: ${chapter.name}`}>
            <ContentsLinks lines={families} />
          </nav>
        )}
      </div>
    </>
  );
}
