import { Checkbox, Flex, ProgressCircle, Text } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { belowText, countText, linksText, lossText } from './plan-texts';
import { stateOfItem, type Action, type Plan, type PlanItem } from './PlanItem';
import { PlanTable } from './PlanTable';
import { lostWith, pathsBelow } from './ticks';
import type { TickedPlan } from './use-plan';
import { counted, t } from '../../../../../../shared/authoring/language/t';

/** What goes along, to tick, with counts; for an unpublication also where links will lead nowhere. */
export function PlanForm({ planned, action }: { planned: TickedPlan; action: Action }): ReactNode {
  const { plan, problem, ticked } = planned;
  const [showsAll, setShowsAll] = useState(false);
  if (problem !== undefined)
    return (
      <Text UNSAFE_className="editor-problem">
        <span role="alert">{problem}</span>
      </Text>
    );
  if (!plan) return <ProgressCircle aria-label={t('Looking for what goes along')} isIndeterminate />;
  const { items } = plan;
  const settled = action === 'Activate' ? items.filter((item) => isSettled(item, ticked)) : [];
  const shown = showsAll ? items : items.filter((item) => !settled.includes(item));
  const chosen = items.filter((item) => ticked.has(item.path));
  const said = action === 'Activate' ? countText(chosen) : lossText(lostWith(items, ticked));
  const titles = new Map(items.map(({ path, title }) => [path, title]));
  return (
    <Flex direction="column" gap="size-100">
      {action === 'Activate' && <BelowBox planned={planned} plan={plan} />}
      <PlanTable
        label={action === 'Activate' ? t('What is published') : t('What is unpublished')}
        items={shown}
        action={action}
        ticked={ticked}
        titleOf={(path) => titles.get(path) ?? path}
        onTick={planned.tick}
      />
      <Text>
        <span role="status">{said}</span>
      </Text>
      {settled.length > 0 && (
        <Checkbox isSelected={showsAll} onChange={setShowsAll}>
          {counted(
            settled.length,
            'Also list {n} that is published already',
            'Also list {n} that are published already',
          )}
        </Checkbox>
      )}
      {action === 'Deactivate' && (
        <Text>{t('{links} Authors keep everything.', { links: linksText(plan.links) })}</Text>
      )}
    </Flex>
  );
}

/** What need not be listed: visitors see it as it is, and nobody asked for it or ticked it. */
const isSettled = (item: PlanItem, ticked: ReadonlySet<string>): boolean =>
  item.reason !== 'asked' && stateOfItem(item) === 'published' && !ticked.has(item.path);

function BelowBox({ planned, plan: { items } }: { planned: TickedPlan; plan: Plan }): ReactNode {
  const paths = pathsBelow(items);
  const count = paths.filter((path) => planned.ticked.has(path)).length;
  if (!items.some(({ reason }) => reason === 'below')) return null;
  return (
    <Checkbox
      isDisabled={paths.length === 0}
      isSelected={paths.length > 0 && count === paths.length}
      isIndeterminate={count > 0 && count < paths.length}
      onChange={planned.tickBelow}
    >
      {belowText(items)}
    </Checkbox>
  );
}
