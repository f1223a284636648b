import {
  Button,
  ButtonGroup,
  Checkbox,
  Content,
  DatePicker,
  Dialog,
  DialogContainer,
  Divider,
  Flex,
  Heading,
  ProgressCircle,
  Text,
  TextField,
} from '@adobe/react-spectrum';
import { now, type ZonedDateTime } from '@internationalized/date';
import { useState, type ReactNode } from 'react';
import { useIsNarrow } from '../../screen/use-is-narrow';
import type { NewPreview } from '../../sling/previews';
import type { SlingClient } from '../../sling/SlingClient';
import { PreviewList } from './PreviewList';
import { usePreviews } from './use-previews';
import { t } from '../../../../../../shared/authoring/language/t';

interface PreviewDialogProps {
  sling: SlingClient;
  path: string;
  title: string;
  onClose(): void;
}

/** Makes links by which people without an account see a page before it is published, lists and revokes them. */
export function PreviewDialog(props: PreviewDialogProps): ReactNode {
  const isNarrow = useIsNarrow();
  return (
    <DialogContainer type={isNarrow ? 'fullscreenTakeover' : 'modal'} onDismiss={props.onClose}>
      <LinksDialog {...props} />
    </DialogContainer>
  );
}

function LinksDialog({ sling, path, title, onClose }: PreviewDialogProps): ReactNode {
  const { known, problem, isBusy, made, make, revoke } = usePreviews(sling, path);
  return (
    <Dialog size="L">
      <Heading>{t('Preview links of “{title}”', { title })}</Heading>
      <Divider />
      <Content>
        <Flex direction="column" gap="size-250">
          <Text>
            {t(
              'Anyone who has a link sees the page as visitors will, without an account, until the link ends. Other pages are shown only as they are published.',
            )}
          </Text>
          {!known && problem === undefined && <ProgressCircle aria-label={t('Loading')} isIndeterminate />}
          {problem !== undefined && (
            <Text UNSAFE_className="editor-problem">
              <span role="alert">{problem}</span>
            </Text>
          )}
          {known && <LinkForm timeZone={known.timeZone} isBusy={isBusy} onMake={make} />}
          {known && <PreviewList {...known} made={made} isBusy={isBusy} onRevoke={(id) => void revoke(id)} />}
        </Flex>
      </Content>
      <ButtonGroup>
        <Button variant="secondary" onPress={onClose}>
          {t('Close')}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}

interface LinkFormProps {
  timeZone: string;
  isBusy: boolean;
  /** @returns whether it was made: if not, what was entered stays */
  onMake(preview: Omit<NewPreview, 'path'>): Promise<boolean>;
}

/** A week from now, in the evening. */
const inAWeek = (timeZone: string): ZonedDateTime =>
  now(timeZone).add({ days: 7 }).set({ hour: 18, minute: 0, second: 0, millisecond: 0 });

function LinkForm({ timeZone, isBusy, onMake }: LinkFormProps): ReactNode {
  const [until, setUntil] = useState(() => inAWeek(timeZone));
  const [day, setDay] = useState<ZonedDateTime>();
  const [isTree, setTree] = useState(false);
  const [note, setNote] = useState('');
  const make = async () => {
    const isMade = await onMake({
      until: until.toAbsoluteString(),
      day: day?.toAbsoluteString() ?? '',
      isTree,
      note,
    });
    if (isMade) setNote('');
  };
  return (
    <section aria-label={t('New link')}>
      <Flex direction="column" gap="size-150">
        <Flex gap="size-200" wrap>
          <DatePicker
            label={t('Works until ({timeZone})', { timeZone })}
            granularity="minute"
            value={until}
            minValue={now(timeZone)}
            onChange={(picked) => picked && setUntil(picked)}
          />
          <TextField label={t('For whom (optional)')} maxLength={200} value={note} onChange={setNote} />
        </Flex>
        <Checkbox isSelected={isTree} onChange={setTree}>
          {t('With the pages below')}
        </Checkbox>
        <Checkbox
          isSelected={day !== undefined}
          onChange={(isOn) => setDay(isOn ? now(timeZone).subtract({ days: 1 }) : undefined)}
        >
          {t('As on an earlier day, instead of as now')}
        </Checkbox>
        {day && (
          <DatePicker
            label={t('As on ({timeZone})', { timeZone })}
            granularity="minute"
            value={day}
            maxValue={now(timeZone)}
            onChange={(picked) => picked && setDay(picked)}
          />
        )}
        <Flex>
          <Button variant="accent" isDisabled={isBusy} onPress={() => void make()}>
            {t('Make a link')}
          </Button>
        </Flex>
      </Flex>
    </section>
  );
}
