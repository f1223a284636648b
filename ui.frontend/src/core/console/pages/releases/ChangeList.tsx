import type { ReactNode } from 'react';
import type { ReleaseChange, ReleaseReport } from '../../../../../../shared/authoring/release';
import { addressOf } from '../../http/sling';
import { editorAddress } from '../page-source';
import { actionText, conflictText } from './release-texts';
import { t } from '../../../../../../shared/authoring/language/t';

interface ChangeListProps {
  release: ReleaseReport;
  /** Whether it is only shown. */
  isPlain?: boolean;
  /** Takes a page out of the release; undefined if nothing can be decided here. */
  onDrop?: ((page: string) => void) | undefined;
  /** Lets the release win over what was changed outside it. */
  onAccept?: ((page: string) => void) | undefined;
}

/** What a release does, page by page, with what was changed outside it since. */
export function ChangeList({ release, isPlain, onDrop, onAccept }: ChangeListProps): ReactNode {
  return (
    <ul className="co-bin co-changes" aria-label={t('What the release changes')}>
      {release.changes.map((change) => (
        <li key={change.path} className="co-change">
          <span className="co-bin__text">
            <b>{change.title}</b>
            <small>
              <span className="co-badge" data-kind={change.action}>
                {actionText(change)}
              </span>{' '}
              {change.path}
            </small>
            {change.conflict && (
              <span className="co-change__conflict">
                {conflictText(change.conflict)}{' '}
                {change.conflict.kind !== 'gone' && (
                  <a
                    href={`${addressOf(change.path)}.html?wcmmode=disabled`}
                    target="_blank"
                    rel="noopener"
                    aria-label={t('Look at the live page {title}', { title: change.title })}
                  >
                    {t('Look at it')}
                  </a>
                )}
              </span>
            )}
          </span>
          <span className="co-buttons">
            {change.conflict && onAccept && (
              <button
                type="button"
                className="co-button"
                aria-label={t('Keep the release’s: {title}', { title: change.title })}
                onClick={() => onAccept(change.path)}
              >
                {t('Keep the release’s')}
              </button>
            )}
            {onDrop && (
              <button
                type="button"
                className="co-button"
                aria-label={`${dropText(change)}: ${change.title}`}
                onClick={() => onDrop(change.path)}
              >
                {dropText(change)}
              </button>
            )}
            {!isPlain && change.copy !== undefined && (
              <a
                className="co-button"
                href={editorAddress(change.copy)}
                aria-label={t('Edit {title}', { title: change.title })}
              >
                {t('Edit')}
              </a>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

const dropText = ({ conflict }: ReleaseChange): string =>
  conflict ? t('Keep the live page') : t('Take out');
