import { resultLists } from '#site/search/result-lists';
import type { ReactNode } from 'react';
import { SharedPart } from '../../../../../core/kit/shared-part';
import type { PageItem } from '../../../../../../../shared/search/search-answer';
import { itemGroups, type ItemGroup } from './item-groups';
import { useList } from '../list-context';
import { PageRow } from './PageRow';

/** Class of the results' container, whether rendered here or kept as the server rendered it. */
export const itemsClass = 'cmp-filterlist__items';

/** The results, in the view that the reader chose. */
export function Items(): ReactNode {
  const { answer } = useList();
  return <div className={itemsClass}>{itemGroups(answer.items, resultLists).map(group)}</div>;

  function group([type, items]: ItemGroup): ReactNode {
    const List = resultLists[type];
    if (List) return <List key={type} items={items} view={answer.asked.view} />;
    return (
      <ul key={type} className="cmp-filterlist__rows" role="list">
        {(items as PageItem[]).map((item) => (
          <SharedPart key={item.id} of={item} place="row">
            <PageRow item={item} />
          </SharedPart>
        ))}
      </ul>
    );
  }
}
