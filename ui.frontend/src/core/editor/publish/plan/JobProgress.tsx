import { Button, Flex, ProgressBar, Text } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { jobText, type Job } from './job-client';

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
        label="Publishing"
        width="100%"
        minValue={0}
        maxValue={job.total}
        value={job.done}
        valueLabel={`${job.done.toLocaleString('en-GB')} of ${job.total.toLocaleString('en-GB')}`}
      />
      <Text>
        <span role="status">{jobText(job)}</span>
      </Text>
      {isRunning && (
        <Flex gap="size-100" alignItems="center" wrap>
          <Button variant="secondary" onPress={onStop}>
            Stop
          </Button>
          <Text UNSAFE_className="editor-hint">
            What is published stays so. You can close this; the server goes on.
          </Text>
        </Flex>
      )}
      {!isRunning && job.state !== 'done' && (
        <Flex>
          <Button variant="accent" onPress={onResume}>
            Go on
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
