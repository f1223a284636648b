import type { ReactNode } from 'react';
import { usePart } from '../../screen/use-part';
import { useReadable } from '../../selection/create-store';
import { useWorkplace } from '../../universal/Workplace';
import { ItemTools } from './ItemTools';
import { ItemTree } from './ItemTree';
import { t } from '../../../../../../shared/authoring/language/t';

/**
 * The page's components and containers, and what can be done with the selected one.
 *
 * @param lock why nothing can be changed
 */
export function ItemsPanel({ lock }: { lock: string | undefined }): ReactNode {
  const workplace = useWorkplace();
  const items = useReadable(workplace.items);
  const { phase } = useReadable(workplace.page);
  const part = usePart<HTMLElement>('complementary', t('Content tree'));
  return (
    <aside className="ed-panel ue-panel" {...part.props}>
      <h2 className="ue-panel__title">{t('Content tree')}</h2>
      <ItemTools lock={lock} />
      <div className="ue-panel__body">
        {items.size > 0 ? (
          <ItemTree lock={lock} />
        ) : (
          phase === 'open' && <p className="ed-panel__note">{t('This page has no editable content.')}</p>
        )}
      </div>
    </aside>
  );
}
