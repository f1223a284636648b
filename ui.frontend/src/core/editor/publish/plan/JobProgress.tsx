import { Button, Flex, ProgressBar, Text } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { jobText, type Job } from './job-client';
import { t } from '../../../../../../shared/authoring/language/t';

interface JobProgressProps {
  job: Job;
  onStop(): void;
  onResume(): void;
}

/** How far the publication of many pages is, with a way to stop it and to go on. */
export function JobProgress({ job, onStop, onResume }: JobProgressProps): ReactNode {
  const isRunning = job.state === 'running';
  return (
    <Flex direction="column" gap="size-150">
      <ProgressBar
        label={t('Publishing')}
        width="100%"
        minValue={0}
        maxValue={job.total}
        value={job.done}
        valueLabel={t('{done} of {total}', { done: job.done, total: job.total })}
      />
      <Text>
        <span role="status">{jobText(job)}</span>
      </Text>
      {isRunning && (
        <Flex gap="size-100" alignItems="center" wrap>
          <Button variant="secondary" onPress={onStop}>
            {t('Stop')}
          </Button>
          <Text UNSAFE_className="editor-hint">
            {t('What is published stays so. You can close this; the server goes on.')}
          </Text>
        </Flex>
      )}
      {!isRunning && job.state !== 'done' && (
        <Flex>
          <Button variant="accent" onPress={onResume}>
            {t('Go on')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
