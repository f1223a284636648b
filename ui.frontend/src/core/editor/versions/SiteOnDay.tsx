import { Button, DatePicker, Flex, Text } from '@adobe/react-spectrum';
import { getLocalTimeZone, now, type ZonedDateTime } from '@internationalized/date';
import { useState, type ReactNode } from 'react';
import { siteOn } from './version';
import { t } from '../../../../../shared/authoring/language/t';

/** Opens the page, and from there the site, as it was at a time. */
export function SiteOnDay({ path }: { path: string }): ReactNode {
  const [time, setTime] = useState<ZonedDateTime>(() => now(getLocalTimeZone()).subtract({ days: 1 }));
  return (
    <Flex direction="column" gap="size-100">
      <DatePicker
        label={t('The site as it was on')}
        granularity="minute"
        width="100%"
        value={time}
        maxValue={now(getLocalTimeZone())}
        onChange={(picked) => picked && setTime(picked)}
      />
      <Text UNSAFE_className="editor-hint">
        {t(
          'Each page by its newest version until then. Pages that have none, assets and tags are shown as they are now; pages deleted since are missing.',
        )}
      </Text>
      <Flex>
        <Button
          variant="secondary"
          onPress={() => window.open(siteOn(path, time.toAbsoluteString()), '_blank', 'noopener')}
        >
          {t('Show')}
        </Button>
      </Flex>
    </Flex>
  );
}
