import { useId, type ReactNode } from 'react';
import { Icon } from '../../kit/icons/Icon';
import { useMessages } from '../../kit/rendering';
import type { PdfViewerModel } from './PdfViewer.model';

/**
 * A PDF to open, to download, or to read on the page in the browser's own viewer. Adobe's viewer would load the
 * document through a third party; this loads nothing until a visitor asks for it.
 */
export function PdfViewer({
  id,
  documentPath,
  documentFileName,
  type,
  showDownloadPdf,
  containerClass,
}: PdfViewerModel): ReactNode {
  const messages = useMessages();
  const contentId = useId();
  const name = documentFileName ?? messages.document;
  return (
    <div
      className={`cmp-pdfviewer cmp-pdfviewer--${type.toLowerCase().replace('_', '-')}`}
      id={id}
      data-island="pdfviewer"
      data-island-when="interaction"
      data-document-path={documentPath}
      data-document-name={name}
    >
      <div className="cmp-pdfviewer__bar">
        <span className="cmp-pdfviewer__sign" aria-hidden>
          PDF
        </span>
        <p className="cmp-pdfviewer__name">{name}</p>
        <p className="cmp-pdfviewer__actions">
          <button
            type="button"
            className="cmp-pdfviewer__show"
            aria-expanded="false"
            aria-controls={contentId}
            data-needs-script
          >
            {messages.showDocumentHere}
          </button>
          <a className="cmp-pdfviewer__link" href={documentPath}>
            {messages.openDocument}
            <Icon name="arrow-right" size={20} />
          </a>
          {showDownloadPdf && (
            <a className="cmp-pdfviewer__link" href={documentPath} download={documentFileName ?? true}>
              {messages.download}
            </a>
          )}
        </p>
      </div>
      <div
        className={['cmp-pdfviewer__content', containerClass].filter(Boolean).join(' ')}
        id={contentId}
        hidden
      />
    </div>
  );
}
