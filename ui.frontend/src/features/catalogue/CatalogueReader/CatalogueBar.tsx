import { useId, type ReactNode } from 'react';
import { Icon } from '../../../core/kit/icons/Icon';
import { useRendering } from '../../../core/kit/rendering';
import { StrokeIcon } from '../../../core/kit/icons/StrokeIcon';
import { formatSize } from '../../../core/components/Download/format-size';
import type { ContentsBlock } from './book';
import { pageId } from './pages/page-names';
import type { CatalogueReaderModel } from './CatalogueReader.model';
import { useWords } from '../words';

const FULL_SCREEN = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';

interface CatalogueBarProps {
  count: number;
  contents: readonly ContentsBlock[];
  download: CatalogueReaderModel['download'];
}

/** The book's controls: contents, turning, zoom, full screen, download. */
export function CatalogueBar({ count, contents, download }: CatalogueBarProps): ReactNode {
  const { catalogueReader: words } = useWords();
  const { language } = useRendering();
  return (
    <div className="cmp-cataloguereader__bar">
      <details className="cmp-cataloguereader__jump">
        <summary className="cmp-cataloguereader__button">
          {words.contents}
          <Icon name="chevron-down" size={20} />
        </summary>
        <ol className="cmp-cataloguereader__chapters" role="list">
          {contents.map(({ title, page }) => (
            <li key={page}>
              <a className="cmp-cataloguereader__chapter" href={`#${pageId(page)}`}>
                <span>{title}</span>
                <span>{page}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
      <div className="cmp-cataloguereader__turn" data-needs-script>
        <Action name="previous" label={words.previous} isOff>
          <Icon name="chevron-left" />
        </Action>
        <PageField count={count} />
        <Action name="next" label={words.next}>
          <Icon name="chevron-right" />
        </Action>
      </div>
      <div className="cmp-cataloguereader__zoom" role="group" aria-label={words.zoom} data-needs-script>
        <Action name="smaller" label={words.zoomOut} isOff>
          <Icon name="minus" />
        </Action>
        <Action name="larger" label={words.zoomIn}>
          <Icon name="plus" />
        </Action>
      </div>
      <button
        className="cmp-cataloguereader__button"
        type="button"
        aria-label={words.fullScreen}
        aria-pressed="false"
        data-catalogue="full-screen"
        data-needs-script
      >
        <StrokeIcon d={FULL_SCREEN} />
      </button>
      {download?.url && (
        <a className="cmp-cataloguereader__download" href={download.url} type="application/pdf">
          {words.download}{' '}
          {download.bytes > 0 && (
            <span className="cmp-cataloguereader__size">{formatSize(download.bytes, language)}</span>
          )}
        </a>
      )}
    </div>
  );
}

/** `Page 12 of 71`, with an editable number. */
function PageField({ count }: { count: number }): ReactNode {
  const { catalogueReader } = useWords();
  const id = useId();
  const [before, after] = catalogueReader.pageOf('|', count).split('|');
  return (
    <form className="cmp-cataloguereader__field">
      <label htmlFor={id}>
        {before}
        <span className="visually-hidden">{after}</span>
      </label>
      <input
        className="cmp-cataloguereader__page-number"
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={count}
        defaultValue={1}
        autoComplete="off"
      />
      <span aria-hidden>{after}</span>
    </form>
  );
}

interface ActionProps {
  name: string;
  label: string;
  isOff?: boolean;
  children: ReactNode;
}

const Action = ({ name, label, isOff = false, children }: ActionProps): ReactNode => (
  <button
    className="cmp-cataloguereader__button"
    type="button"
    aria-label={label}
    aria-disabled={isOff}
    data-catalogue={name}
  >
    {children}
  </button>
);
