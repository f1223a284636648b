import {
  Button,
  ButtonGroup,
  Content,
  Dialog,
  DialogContainer,
  Divider,
  Flex,
  Heading,
  Text,
  useLocale,
} from '@adobe/react-spectrum';
import type { ZonedDateTime } from '@internationalized/date';
import { useState, type ReactNode } from 'react';
import { PublishChecks } from '../../checks/PublishChecks';
import { useIsNarrow } from '../../screen/use-is-narrow';
import type { SlingClient } from '../../sling/SlingClient';
import { MOST_AT_ONCE } from './job-client';
import { JobProgress } from './JobProgress';
import { titleText } from './plan-texts';
import { PlanForm } from './PlanForm';
import type { Action, PlanItem } from './PlanItem';
import { lostWith, tickedPaths } from './ticks';
import { useJob } from './use-job';
import { usePlan } from './use-plan';
import { usePublishTicked } from './use-publish-ticked';
import { useTimeZone } from './use-time-zone';
import { When } from './When';
import { t } from '../../../../../../shared/authoring/language/t';

export interface PublicationDialogProps {
  sling: SlingClient;
  action: Action;
  /** Pages or assets. */
  paths: readonly string[];
  /** Called after each change of what is published or scheduled. */
  onDone(): void;
  onClose(): void;
}

/**
 * Publishes or unpublishes pages: lists what goes along, to tick, now or at a time. Needs no open page: anything that
 * knows paths can show it.
 */
export function PublicationDialog(props: PublicationDialogProps): ReactNode {
  const isNarrow = useIsNarrow();
  return (
    <DialogContainer type={isNarrow ? 'fullscreenTakeover' : 'modal'} onDismiss={props.onClose}>
      <PlannedDialog {...props} />
    </DialogContainer>
  );
}

function PlannedDialog({ sling, action, paths, onDone, onClose }: PublicationDialogProps): ReactNode {
  const { locale } = useLocale();
  const planned = usePlan(sling, action, paths);
  const timeZone = useTimeZone(sling);
  const [time, setTime] = useState<ZonedDateTime>();
  const shown = useJob(sling);
  const [isBlocked, setBlocked] = useState(false);
  const ticked = usePublishTicked(sling, action, locale, onDone);
  const items = planned.plan?.items ?? [];
  const chosen = tickedPaths(items, planned.ticked, action);
  const count = action === 'Activate' ? chosen.length : lostWith(items, planned.ticked).length;
  const asked = items.filter(({ reason }) => reason === 'asked');

  const act = async () => {
    const isLong = action === 'Activate' && !time && chosen.length > MOST_AT_ONCE;
    if (isLong) await ticked.attempt(() => shown.start(chosen));
    else if (await ticked.run(chosen, time)) onClose();
  };
  return (
    <Dialog size="L">
      <Heading>{planned.plan ? titleText(action, asked) : t('What goes along')}</Heading>
      <Divider />
      <Content>
        <Flex direction="column" gap="size-200">
          {shown.job && <JobProgress job={shown.job} onStop={shown.stop} onResume={shown.resume} />}
          <PlanForm planned={planned} action={action} />
          {action === 'Activate' && (
            <PublishChecks pages={pagesIn(items, chosen)} onBlocked={setBlocked} onLeave={onClose} />
          )}
          {timeZone !== undefined && <When timeZone={timeZone} time={time} onTime={setTime} />}
          {ticked.problem !== undefined && (
            <Text UNSAFE_className="editor-problem">
              <span role="alert">{ticked.problem}</span>
            </Text>
          )}
        </Flex>
      </Content>
      <ButtonGroup>
        <Button variant="secondary" onPress={onClose}>
          {shown.job ? t('Close') : t('Cancel')}
        </Button>
        <Button
          variant={action === 'Activate' ? 'accent' : 'negative'}
          isDisabled={isBlocked || ticked.isBusy || chosen.length === 0 || shown.job?.state === 'running'}
          onPress={() => void act()}
        >
          {buttonText(action, count, time !== undefined)}
        </Button>
      </ButtonGroup>
    </Dialog>
  );
}

const pagesIn = (items: readonly PlanItem[], paths: readonly string[]): PlanItem[] =>
  items.filter(({ path, type }) => type === 'page' && paths.includes(path));

function buttonText(action: Action, count: number, isLater: boolean): string {
  if (isLater) return count > 1 ? t('Schedule {count}', { count }) : t('Schedule');
  if (action === 'Activate') return count > 1 ? t('Publish {count}', { count }) : t('Publish');
  return count > 1 ? t('Unpublish {count}', { count }) : t('Unpublish');
}
