import {
  Cell,
  Column,
  Row,
  StatusLight,
  TableBody,
  TableHeader,
  TableView,
  type Selection,
} from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../../screen/use-is-narrow';
import { shortPath } from '../publish-texts';
import { kindText, stateWords } from './plan-texts';
import { isTickable, stateOfItem, type Action, type ItemState, type PlanItem } from './PlanItem';

interface PlanTableProps {
  label: string;
  /** The listed items. */
  items: readonly PlanItem[];
  action: Action;
  ticked: ReadonlySet<string>;
  titleOf(path: string): string;
  onTick(wanted: ReadonlySet<string>): void;
}

const lights: Readonly<Record<ItemState, 'positive' | 'notice' | 'info'>> = {
  new: 'info',
  changed: 'notice',
  published: 'positive',
};

/** The items of a plan, to tick. Only visible rows are drawn, so that a tree of any size scrolls smoothly. */
export function PlanTable({ label, items, action, ticked, titleOf, onTick }: PlanTableProps): ReactNode {
  const isNarrow = useIsNarrow();
  const fixed = items.filter((item) => !isTickable(item, action)).map(({ path }) => path);
  const shown = new Set([...ticked, ...fixed]);
  const change = (keys: Selection) => {
    const listed = new Set(items.map(({ path }) => path));
    const chosen = keys === 'all' ? [...listed] : [...keys].map(String);
    // Items that are not listed keep their ticks.
    const others = [...ticked].filter((path) => !listed.has(path));
    onTick(new Set([...others, ...chosen.filter((path) => !fixed.includes(path))]));
  };
  return (
    <TableView
      aria-label={label}
      density="compact"
      overflowMode="wrap"
      width="100%"
      height={isNarrow ? 'size-3400' : 'size-3600'}
      selectionMode="multiple"
      selectedKeys={shown}
      disabledKeys={fixed}
      disabledBehavior="selection"
      onSelectionChange={change}
    >
      <TableHeader>
        <Column key="name" isRowHeader>
          Name
        </Column>
        <Column key="kind" width={isNarrow ? 110 : 190}>
          Kind
        </Column>
        <Column key="state" width={isNarrow ? 100 : 130}>
          Visitors see
        </Column>
      </TableHeader>
      <TableBody items={[...items]}>
        {(item) => (
          <Row key={item.path}>
            <Cell textValue={item.title}>
              <span className="ed-plan__title">{item.title}</span>
              <span className="ed-plan__path">{shortPath(item.path)}</span>
            </Cell>
            <Cell textValue={kindText(item, titleOf)}>{kindText(item, titleOf)}</Cell>
            <Cell textValue={stateWords[stateOfItem(item)]}>
              <StatusLight variant={lights[stateOfItem(item)]} UNSAFE_className="ed-plan__state">
                {stateWords[stateOfItem(item)]}
              </StatusLight>
            </Cell>
          </Row>
        )}
      </TableBody>
    </TableView>
  );
}
