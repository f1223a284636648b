import type { ReactNode } from 'react';
import { ProductCards } from '../../../catalogue/kit/cards/ProductCards';
import { cardOf } from './card-of';
import { itemGroups, type ItemGroup } from './item-groups';
import { useList } from './list-context';
import { PageRow } from './PageRow';
import { ProductRow } from './ProductRow';

/** Class of what holds the results, drawn here or left as the server has drawn it. */
export const itemsClass = 'cmp-filterlist__items';

/** What was found, in the look that the reader chose. */
export function Items(): ReactNode {
  const { answer } = useList();
  return (
    <div className={itemsClass}>
      {itemGroups(answer.items).map((group) => (
        <Group key={group.kind} {...group} />
      ))}
    </div>
  );
}

function Group(group: ItemGroup): ReactNode {
  const { answer } = useList();
  if (group.kind === 'pages') {
    return (
      <ul className="cmp-filterlist__rows" role="list">
        {group.items.map((item) => (
          <PageRow key={item.id} item={item} />
        ))}
      </ul>
    );
  }
  const products = group.items.map(cardOf);
  if (answer.asked.view === 'comfortable') return <ProductCards products={products} columns={3} />;
  return (
    <ul className="cmp-filterlist__rows" role="list">
      {products.map((product, index) => (
        <ProductRow key={product.id ?? index} {...product} />
      ))}
    </ul>
  );
}
