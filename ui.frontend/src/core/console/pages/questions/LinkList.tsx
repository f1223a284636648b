import { useEffect, useRef, type ReactNode } from 'react';
import type { PreviewReport } from '../../../../../../shared/authoring/preview';
import { previewAddress } from '../../http/sling';
import { when } from '../../../../../../shared/dates/when';
import { t } from '../../../../../../shared/authoring/language/t';

interface LinkListProps {
  previews: readonly PreviewReport[];
  /** Whether each is shown with its page. */
  hasPages?: boolean;
  /** The one that was just made: its address gets the focus. */
  made?: PreviewReport | undefined;
  onRevoke(preview: PreviewReport): void;
}

/** Preview links that work: to copy and to revoke. */
export function LinkList({ previews, hasPages, made, onRevoke }: LinkListProps): ReactNode {
  return (
    <ul className="co-bin">
      {previews.map((preview) => (
        <LinkRow
          key={preview.id}
          {...{ preview, onRevoke }}
          hasPage={hasPages ?? false}
          isNew={preview.id === made?.id}
        />
      ))}
    </ul>
  );
}

interface LinkRowProps extends Pick<LinkListProps, 'onRevoke'> {
  preview: PreviewReport;
  hasPage: boolean;
  isNew: boolean;
}

function LinkRow({ preview, hasPage, isNew, onRevoke }: LinkRowProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const address = previewAddress(preview);
  const { title, path, note, until, isTree, day, by } = preview;
  useEffect(() => {
    if (isNew) field.current?.select();
  }, [isNew]);
  const facts = [
    ...(hasPage ? [path] : []),
    t('until {when}', { when: when(until) }),
    isTree ? t('with the pages below') : t('this page only'),
    ...(day === undefined ? [] : [t('as on {when}', { when: when(day) })]),
    t('by {by}', { by }),
  ].join(' · ');
  const copy = () => {
    field.current?.select();
    void navigator.clipboard.writeText(address ?? '');
  };
  return (
    <li>
      <span className="co-bin__text">
        <b>{[...(hasPage ? [title] : []), ...(note === undefined ? [] : [note])].join(' · ')}</b>
        <small>{facts}</small>
        {address !== undefined && (
          <span className="co-link">
            <input
              ref={field}
              aria-label={t('Address of the link to {title}', { title })}
              readOnly
              value={address}
            />
            <button type="button" className="co-button" onClick={copy}>
              {t('Copy')}
            </button>
          </span>
        )}
      </span>
      <button
        type="button"
        className="co-button"
        aria-label={t('Revoke the link to {title}', { title })}
        onClick={() => onRevoke(preview)}
      >
        {t('Revoke')}
      </button>
    </li>
  );
}
