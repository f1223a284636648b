import type { ReactNode } from 'react';
import { formatDay, parseDate } from '../../../../../shared/dates/format-date';
import { useRendering } from '../../../core/kit/rendering';
import { formatSize } from '../../../core/components/Download/format-size';
import type { DocumentModel } from './DocumentList.model';
import { languageName } from '../../../core/kit/language-name';
import { useWords } from '../words';

/** One document, with everything to know before the download. */
export function DocumentRow(model: DocumentModel): ReactNode {
  const { type, title, kind, language, url, pageUrl, extension, sha256 } = model;
  const messages = useWords();
  const typeName =
    type === 'catalogue' ? messages.documentSheet.catalogue : (messages.documentTypes[type] ?? type);
  const name = `${title}: ${typeName}`;
  return (
    <>
      <span className="cmp-documentlist__format" aria-hidden>
        {extension?.toUpperCase()}
      </span>
      <div className="cmp-documentlist__words">
        <p className="cmp-documentlist__name">
          {url ? (
            <a className="cmp-documentlist__link" href={url} hrefLang={language} type="application/pdf">
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        {kind && (
          <p className="cmp-documentlist__kind">
            {pageUrl ? (
              <a className="cmp-documentlist__page" href={pageUrl}>
                {kind}
              </a>
            ) : (
              kind
            )}
          </p>
        )}
        <Facts {...model} />
        {sha256 && <Checksum sha256={sha256} />}
      </div>
    </>
  );
}

/** Format, size, language, revision and date, on one line. */
function Facts({ language: written, revision, date, extension, bytes, isUnsized }: DocumentModel): ReactNode {
  const messages = useWords();
  const words = messages.documentList;
  const { language } = useRendering();
  const day = date && parseDate(date);
  const facts = [
    extension?.toUpperCase(),
    bytes > 0 ? formatSize(bytes, language) : !isUnsized && words.sizeComes,
    written && languageName(written, language),
    revision && messages.revision(revision),
    day && words.dated(formatDay(day, language)),
  ];
  return (
    <p className="cmp-documentlist__facts">
      <bdi>{facts.filter(Boolean).map(inOneLine).join('\u00a0· ')}</bdi>
    </p>
  );
}

function Checksum({ sha256 }: { sha256: string }): ReactNode {
  const words = useWords().documentList;
  return (
    <details className="cmp-documentlist__checksum">
      <summary className="cmp-documentlist__summary">
        {words.copyChecksum}
        <span className="cmp-documentlist__method"> ({words.checksum})</span>
      </summary>
      <code className="cmp-documentlist__sum">{sha256}</code>
    </details>
  );
}

/** Lines break between facts, not within a date. */
const inOneLine = (fact: unknown) => String(fact).replaceAll(' ', '\u00a0');
