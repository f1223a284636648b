import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { actionOfKey } from '../actions/Action';
import { ActionBar, runAction } from '../actions/ActionBar';
import { ConsoleShell } from '../shell/ConsoleShell';
import { remembered } from '../shell/remembered';
import { SearchBox } from '../shell/SearchBox';
import { ShortcutsDialog } from '../shell/ShortcutsDialog';
import type { BrowserProps } from './BrowserProps';
import { BrowserView } from './BrowserView';
import type { Item } from './Item';
import { PlaceBar } from './PlaceBar';
import { nothing } from './state/selection';
import { useBrowsing } from './state/use-browsing';
import { t } from '../../../../../shared/authoring/language/t';

/** A console: the items of a tree as columns, list or cards, and what authors do with them. */
export function Browser<I extends Item>(props: BrowserProps<I>): ReactNode {
  const here = useBrowsing(props);
  const [isHelping, setHelping] = useState(false);
  const [hasRail, setRail] = useState(railAtFirst);
  const { targets, selection } = here;
  const actions = props.actions(here);

  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest('input, textarea, select, dialog, [popover]')) return;
    const action = actionOfKey(actions, event);
    if (action) {
      event.preventDefault();
      runAction(action);
    } else if (event.key === '?') setHelping(true);
    else if (event.key === '/') {
      event.preventDefault();
      document.querySelector<HTMLElement>('[data-search]')?.focus();
    } else if (event.key === 'Escape') here.select(nothing);
  };
  const toggleRail = () => {
    remembered.write('rail', !hasRail);
    setRail(!hasRail);
  };
  const search = (next: string) => {
    here.go({ words: next }, 'replace');
  };
  return (
    // Keys of the whole console; each control has its own.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="co" onKeyDown={press}>
      <ConsoleShell
        console={props.console}
        search={<SearchBox label={props.searchLabel} words={here.words} onSearch={search} />}
      >
        <main className="co-main">
          <h1 className="co-hidden">{props.console.title}</h1>
          <PlaceBar {...{ props, here, hasRail }} onRail={toggleRail} onHelp={() => setHelping(true)} />
          <ActionBar
            label={
              selection.paths.size > 0
                ? t('{targets} selected', { targets: targets.length })
                : (targets[0]?.title ?? t('Nothing selected'))
            }
            actions={actions}
          />
          <div className="co-body">
            <div className="co-items">
              <BrowserView {...here} props={props} />
            </div>
            {hasRail && props.rail?.(here)}
          </div>
        </main>
      </ConsoleShell>
      {isHelping && <ShortcutsDialog actions={actions} onClose={() => setHelping(false)} />}
    </div>
  );
}

/** As the author left it; at first, where there is room beside the items. */
function railAtFirst(): boolean {
  const kept = remembered.read('rail');
  return typeof kept === 'boolean' ? kept : matchMedia('(width >= 64rem)').matches;
}
