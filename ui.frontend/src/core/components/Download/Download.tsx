import { useId, type ReactNode } from 'react';
import { Heading } from '../../kit/heading';
import { RichText } from '../../kit/html/Html';
import { Icon } from '../../kit/icons/Icon';
import { Picture } from '../../kit/pictures/Picture';
import { useMessages } from '../../kit/rendering';
import type { DownloadModel } from './Download.model';
import { DownloadProperties } from './DownloadProperties';

/** A file to download, with what readers want to know first: name, size, format. */
export function Download(model: DownloadModel): ReactNode {
  const { id, url, title, titleType, description, actionText, filename, extension, image } = model;
  const messages = useMessages();
  const titleId = useId();
  const actionId = useId();
  return (
    <div className={image ? 'cmp-download cmp-download--pictured' : 'cmp-download'} id={id}>
      <div className="cmp-download__layout">
        {image ? (
          <div className="cmp-download__image">
            <Picture {...image} className="cmp-download__picture" sizes="(min-width: 640px) 12rem, 100vw" />
          </div>
        ) : (
          <FileSign extension={extension} />
        )}
        <div className="cmp-download__content">
          <Heading level={titleType} className="cmp-download__title" id={titleId}>
            {title ?? filename ?? messages.download}
          </Heading>
          {description && <RichText className="cmp-download__description" html={description} />}
          <DownloadProperties {...model} />
        </div>
        {url && (
          // The card's only link. Its accessible name includes the title.
          <a
            className="cmp-download__action"
            id={actionId}
            href={url}
            download={url.includes('.inline.') ? undefined : (filename ?? true)}
            aria-labelledby={`${actionId} ${titleId}`}
          >
            <span className="cmp-download__action-text">{actionText ?? messages.download}</span>
            <span className="cmp-download__action-icon">
              <Icon name="arrow-right" size={20} />
            </span>
          </a>
        )}
      </div>
    </div>
  );
}

/** A drawn sheet with the file's type. */
function FileSign({ extension }: Pick<DownloadModel, 'extension'>): ReactNode {
  const kind = extension && extension.length <= 4 ? extension.toUpperCase() : '';
  return (
    <svg
      className="cmp-download__sign"
      viewBox="0 0 48 60"
      width={48}
      height={60}
      aria-hidden
      focusable="false"
    >
      <path className="cmp-download__sheet" d="M1 1h32l14 14v44H1z" />
      <path className="cmp-download__fold" d="M33 1v14h14z" />
      <text className="cmp-download__kind" x="24" y="43" textAnchor="middle">
        {kind}
      </text>
    </svg>
  );
}
