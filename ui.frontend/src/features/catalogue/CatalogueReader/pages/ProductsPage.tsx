import type { ReactNode } from 'react';
import { FamilyDrawing, isDrawn } from '../../kit/drawings/FamilyDrawing';
import { Picture } from '../../../../core/kit/pictures/Picture';
import { isWhole, type BookPart } from '../book';
import type { ChapterModel, FamilyModel } from '../CatalogueReader.model';
import { Folio } from './Folio';
import { ProductTable } from './ProductTable';
import { useWords } from '../../words';

interface ProductsPageProps {
  chapter: ChapterModel;
  parts: readonly BookPart[];
  number: number;
}

/** Families with their tables. */
export function ProductsPage({ chapter, parts, number }: ProductsPageProps): ReactNode {
  const { catalogueReader } = useWords();
  return (
    <>
      <p className="cmp-cataloguereader__running" aria-hidden>
        {chapter.name}
      </p>
      {parts.map(({ family, rows, isContinued }) => (
        <div className="cmp-cataloguereader__family" key={family.id}>
          {isContinued ? (
            <p className="cmp-cataloguereader__continued">
              <b>{family.name}</b>, {catalogueReader.continued}
            </p>
          ) : (
            !isWhole(chapter) && <FamilyHead {...family} />
          )}
          <ProductTable name={family.name} columns={family.columns} rows={rows} />
        </div>
      ))}
      <Folio number={number} />
    </>
  );
}

function FamilyHead({ id, name, description, url, picture, rows }: FamilyModel): ReactNode {
  const { catalogueReader } = useWords();
  return (
    <div className="cmp-cataloguereader__head">
      <div>
        <h3 className="cmp-cataloguereader__name">{url ? <a href={url}>{name}</a> : name}</h3>
        {description && <p className="cmp-cataloguereader__description">{description}</p>}
        <p className="cmp-cataloguereader__count">{catalogueReader.productsAndVersions(rows.length)}</p>
      </div>
      {(picture ?? isDrawn(id)) && (
        <div className="cmp-cataloguereader__picture">
          {picture ? <Picture {...picture} alt="" sizes="16rem" /> : <FamilyDrawing familyId={id} />}
        </div>
      )}
    </div>
  );
}
