import { documentWords } from '../../../../../../shared/features/documents/api/words';
import type { ReactNode } from 'react';
import { formatDay, parseDate } from '../../../../../../shared/dates/format-date';
import { Picture } from '../../../../core/kit/pictures/Picture';
import { useRendering } from '../../../../core/kit/rendering';
import { yearOf } from './page-names';
import type { CatalogueReaderModel } from '../CatalogueReader.model';
import { useWords } from '../../words';

/** Title, maker and year. */
export function CoverPage(model: CatalogueReaderModel): ReactNode {
  const { logo, site, products, families, picture } = model;
  const { documentSheet } = useWords();
  return (
    <>
      <p className="cmp-cataloguereader__maker">{logo ? <Picture {...logo} priority /> : site}</p>
      <h2 className="cmp-cataloguereader__cover-title">{documentSheet.catalogueOf(yearOf(model))}</h2>
      <p className="cmp-cataloguereader__cover-lead">{documentSheet.catalogueLead(products, families)}</p>
      <div className="cmp-cataloguereader__cover-picture">
        {picture && <Picture {...picture} sizes="(min-width: 50rem) 46rem, 100vw" priority />}
      </div>
    </>
  );
}

/** The maker, the date, and a note that figures may change. */
export function BackPage({ logo, site, address, modified, revision }: CatalogueReaderModel): ReactNode {
  const { documentSheet } = useWords();
  const { language } = useRendering();
  const day = modified && parseDate(modified);
  return (
    <>
      <p className="cmp-cataloguereader__maker">{logo ? <Picture {...logo} /> : site}</p>
      <div className="cmp-cataloguereader__imprint">
        {revision && day && <p>{documentWords(language).revisionOf(revision, formatDay(day, language))}</p>}
        <p>{documentSheet.reserve}</p>
        {address && (
          <p>
            <a href={address}>{address}</a>
          </p>
        )}
      </div>
    </>
  );
}
