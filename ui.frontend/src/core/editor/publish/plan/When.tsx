import { DatePicker, Flex, Radio, RadioGroup, Text } from '@adobe/react-spectrum';
import { now, type ZonedDateTime } from '@internationalized/date';
import type { ReactNode } from 'react';
import { t } from '../../../../../../shared/authoring/language/t';

interface WhenProps {
  /** The site's time zone, an IANA name. */
  timeZone: string;
  /** Undefined: now. */
  time: ZonedDateTime | undefined;
  onTime(time: ZonedDateTime | undefined): void;
}

/** The next full hour, in a time zone. */
const nextHour = (timeZone: string): ZonedDateTime =>
  now(timeZone).add({ hours: 1 }).set({ minute: 0, second: 0, millisecond: 0 });

/** Whether to publish now or at a time, as clocks in the site's time zone show it. */
export function When({ timeZone, time, onTime }: WhenProps): ReactNode {
  return (
    <Flex direction="column" gap="size-50">
      <RadioGroup
        label={t('When')}
        orientation="horizontal"
        value={time ? 'later' : 'now'}
        onChange={(value) => onTime(value === 'later' ? nextHour(timeZone) : undefined)}
      >
        <Radio value="now">{t('Now')}</Radio>
        <Radio value="later">{t('Later')}</Radio>
      </RadioGroup>
      {time && (
        <>
          <DatePicker
            label={t('Time in {timeZone}', { timeZone })}
            granularity="minute"
            width="size-4600"
            maxWidth="100%"
            value={time}
            minValue={now(timeZone)}
            onChange={(picked) => picked && onTime(picked)}
          />
          <Text UNSAFE_className="editor-hint">
            {t(
              'What is published then is each page as it is at that time. A time that daylight saving skips becomes the next one that exists.',
            )}
          </Text>
        </>
      )}
    </Flex>
  );
}
