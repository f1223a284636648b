import { Cell, Column, Row, TableBody, TableHeader, TableView, type Selection } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../../screen/use-is-narrow';
import { shortPath } from '../publish-texts';
import { kindText, stateWords } from './plan-texts';
import { isTickable, stateOfItem, type Action, type PlanItem } from './PlanItem';
import { t } from '../../../../../../shared/authoring/language/t';

interface PlanTableProps {
  label: string;
  /** The listed items. */
  items: readonly PlanItem[];
  action: Action;
  ticked: ReadonlySet<string>;
  titleOf(path: string): string;
  onTick(wanted: ReadonlySet<string>): void;
}

const columns: readonly { readonly key: string; readonly title: string; readonly width?: number }[] = [
  { key: 'name', title: t('Name') },
  { key: 'kind', title: t('Kind'), width: 150 },
  { key: 'state', title: t('Visitors see'), width: 120 },
];

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
      maxHeight="size-3600"
      selectionMode="multiple"
      selectedKeys={shown}
      disabledKeys={fixed}
      disabledBehavior="selection"
      onSelectionChange={change}
    >
      <TableHeader columns={isNarrow ? columns.filter(({ key }) => key !== 'kind') : columns}>
        {({ key, title, width }) => (
          <Column key={key} isRowHeader={key === 'name'} {...(width !== undefined && { width })}>
            {title}
          </Column>
        )}
      </TableHeader>
      <TableBody items={[...items]}>
        {(item) => (
          <Row key={item.path}>
            {(key) => {
              const kind = kindText(item, titleOf);
              if (key === 'kind') return <Cell textValue={kind}>{kind}</Cell>;
              const state = stateOfItem(item);
              if (key === 'state')
                return (
                  <Cell textValue={stateWords[state]}>
                    <span className="ed-plan__state" data-state={state}>
                      {stateWords[state]}
                    </span>
                  </Cell>
                );
              return (
                <Cell textValue={item.title}>
                  <span className="ed-plan__title">{item.title}</span>
                  <span className="ed-plan__path">
                    {isNarrow ? `${kind}, ${shortPath(item.path)}` : shortPath(item.path)}
                  </span>
                </Cell>
              );
            }}
          </Row>
        )}
      </TableBody>
    </TableView>
  );
}
