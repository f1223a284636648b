import type { ReactNode } from 'react';
import { Icon } from '../shell/Icon';
import { Trail } from '../shell/Trail';
import type { BrowserProps } from './BrowserProps';
import { ColumnsMenu } from './ColumnsMenu';
import type { Item } from './Item';
import type { Browsing } from './state/use-browsing';
import { ViewSwitch } from './ViewSwitch';

interface PlaceBarProps<I extends Item> {
  props: BrowserProps<I>;
  here: Browsing<I>;
  hasRail: boolean;
  onRail(): void;
  onHelp(): void;
}

/** The way to the level that is shown and, on the right, how it is shown. */
export function PlaceBar<I extends Item>(bar: PlaceBarProps<I>): ReactNode {
  const { props, here, hasRail } = bar;
  const { view, words, list, level } = here;
  return (
    <div className="co-place">
      <Trail
        console={props.console}
        trail={level?.trail ?? []}
        onGo={(to) => {
          here.enter({ path: to });
        }}
      />
      <div className="co-place__tools">
        {props.links?.(here)}
        {(view === 'list' || words !== '') && (
          <ColumnsMenu columns={props.columns} shown={list.shown} onChange={list.choose} />
        )}
        <button type="button" className="co-action" onClick={bar.onHelp} aria-label="Keyboard shortcuts">
          <Icon name="help" />
        </button>
        {props.rail && (
          <button
            type="button"
            className="co-action"
            aria-pressed={hasRail}
            aria-label="Details"
            onClick={bar.onRail}
          >
            <Icon name="info" />
          </button>
        )}
        <ViewSwitch view={view} onChange={here.changeView} />
      </div>
    </div>
  );
}
