import { useMemo, type ReactNode } from 'react';
import { everywhere } from '../../../layout/breakpoints';
import { layoutCommand, type LayoutChange } from '../../../layout/column-layout';
import { gridAsDrawn } from '../../../layout/page-columns';
import { LayoutSection } from '../../../rail/LayoutSection';
import { useReadable } from '../../../selection/create-store';
import { useSessionState } from '../../../session/use-session';
import { patchCall } from '../../../universal/changes/calls-for';
import type { Item } from '../../../universal/frame/items';
import { useWorkplace } from '../../../universal/Workplace';
import { t } from '../../../../../../../shared/authoring/language/t';

interface ItemLayoutProps {
  readonly item: Item;
  /** Where author stores it. */
  readonly content: string;
}

/** A component's columns, for each width of the page; nothing if it is not in a grid. */
export function ItemLayout({ item, content }: ItemLayoutProps): ReactNode {
  const { page, session, showPatches } = useWorkplace();
  useSessionState(session, ({ revision }) => revision);
  // Its width can have changed.
  useReadable(page);
  const { grid } = session.facts(content);
  const breakpoints = useMemo(
    // Author's word for the first one is English.
    () => [everywhere, ...(grid?.breakpoints ?? []).filter(({ name }) => name !== everywhere.name)],
    [grid],
  );
  if (!grid) return null;
  const cell = page.element(item.editable.selector)?.closest('.aem-GridColumn')?.parentElement;
  const view = cell?.ownerDocument.defaultView;
  // Nobody tells how an application elsewhere draws it: what author stores is the truth.
  const { columns, isFree } =
    cell && view ? gridAsDrawn(cell, view) : { columns: grid.columns, isFree: true };
  const node = session.content(content);
  return (
    <LayoutSection
      {...{ node, breakpoints, column: { path: content, columns, isFree }, pageWidth: page.width() }}
      onChange={(breakpoint, what, visit) => {
        const patches = [{ name: `cq:responsive/${breakpoint.name}`, value: valueOf(what) }];
        void session.set(layoutCommand(content, node, breakpoint, what), () => ({
          ...{ label: t('Lay out {title}', { title: item.title }), visit },
          call: patchCall(content, patches),
          show: () => showPatches(content, patches),
        }));
      }}
    />
  );
}

const valueOf = (what: LayoutChange) => (what === 'inherit' ? null : what);
