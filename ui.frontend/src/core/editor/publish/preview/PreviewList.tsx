import { ActionButton, Text, TextField, useLocale } from '@adobe/react-spectrum';
import { useEffect, useRef, type ComponentRef, type ReactNode } from 'react';
import type { PreviewReport } from '../../../../../../shared/authoring/preview';
import { messages, reading } from '../../screen/messages';
import { previewAddress, type Previews } from '../../sling/previews';
import { momentText } from '../plan/plan-texts';
import { t } from '../../../../../../shared/authoring/language/t';

interface PreviewListProps extends Previews {
  /** The one that was just made: its address gets the focus. */
  made: PreviewReport | undefined;
  isBusy: boolean;
  onRevoke(id: number): void;
}

/** The links of a page that work. */
export function PreviewList({ previews, timeZone, made, isBusy, onRevoke }: PreviewListProps): ReactNode {
  if (previews.length === 0) return <Text>{t('There is no link yet.')}</Text>;
  return (
    <ul className="ed-previews" aria-label={t('Links that work')}>
      {previews.map((preview) => (
        <li key={preview.id} className="ed-previews__item">
          <PreviewRow {...{ preview, timeZone, isBusy, onRevoke }} isNew={preview.id === made?.id} />
        </li>
      ))}
    </ul>
  );
}

interface PreviewRowProps {
  preview: PreviewReport;
  timeZone: string;
  isNew: boolean;
  isBusy: boolean;
  onRevoke(id: number): void;
}

function PreviewRow({ preview, timeZone, isNew, isBusy, onRevoke }: PreviewRowProps): ReactNode {
  const { locale } = useLocale();
  const field = useRef<ComponentRef<typeof TextField>>(null);
  const address = previewAddress(preview);
  const { id, by, note, until, isTree, day } = preview;
  useEffect(() => {
    if (isNew) field.current?.select();
  }, [isNew]);
  const facts = [
    t('Until {moment}', { moment: momentText(until, timeZone, locale) }),
    isTree ? t('with the pages below') : t('this page only'),
    ...(day === undefined ? [] : [t('as on {when}', { when: momentText(day, timeZone, locale) })]),
    t('by {by}', { by }),
  ].join(', ');
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard.writeText(address ?? '');
    messages.positive(t('The link is copied.'), { timeout: reading });
  };
  return (
    <>
      <Text UNSAFE_className="ed-previews__text">
        {note !== undefined && <b>{note}: </b>}
        {facts}
      </Text>
      {address === undefined ? (
        <Text UNSAFE_className="editor-hint">
          {t('Only {by} and administrators can pass it on.', { by })}
        </Text>
      ) : (
        <div className="ed-previews__address">
          <TextField ref={field} aria-label={t('Address of the link')} isReadOnly value={address} flex="1" />
          <ActionButton onPress={() => void copy()}>{t('Copy')}</ActionButton>
          <ActionButton onPress={() => window.open(address, '_blank', 'noopener')}>{t('Open')}</ActionButton>
        </div>
      )}
      <ActionButton isDisabled={isBusy} onPress={() => onRevoke(id)} UNSAFE_className="ed-previews__revoke">
        {t('Revoke')}
      </ActionButton>
    </>
  );
}
