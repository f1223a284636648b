import { useId, useRef, type ReactNode } from 'react';
import { Icon } from '../shell/Icon';
import { Trail } from '../shell/Trail';
import type { BrowserProps } from './BrowserProps';
import { ColumnsMenu } from './ColumnsMenu';
import type { Item } from './Item';
import type { Browsing } from './state/use-browsing';
import { ViewSwitch } from './ViewSwitch';
import { t } from '../../../../../shared/authoring/language/t';

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
        {props.links && <Links>{props.links(here)}</Links>}
        {(view === 'list' || words !== '') && (
          <ColumnsMenu columns={props.columns} shown={list.shown} onChange={list.choose} />
        )}
        <button
          type="button"
          className="co-action co-place__keys"
          onClick={bar.onHelp}
          aria-label={t('Keyboard shortcuts')}
        >
          <Icon name="help" />
        </button>
        {props.rail && (
          <button
            type="button"
            className="co-action"
            aria-pressed={hasRail}
            aria-label={t('Details')}
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

/** The console's links; in a menu where there is no room for them. */
function Links({ children }: { children: ReactNode }): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <>
      <div className="co-place__links">{children}</div>
      <button type="button" className="co-action co-place__more" popoverTarget={id}>
        <Icon name="more" />
        {t('Tools')}
      </button>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- what is chosen in it closes it, however it is chosen */}
      <div ref={menu} id={id} popover="auto" className="co-menu" onClick={() => menu.current?.hidePopover()}>
        {children}
      </div>
    </>
  );
}
