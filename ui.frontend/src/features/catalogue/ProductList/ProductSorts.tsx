import type { ReactNode } from 'react';
import { Icon } from '../../../core/kit/icons/Icon';
import { Link } from '../../../core/kit/Link';
import { VisuallyHidden } from '../../../core/kit/VisuallyHidden';
import type { ProductListModel } from './ProductList.model';
import { useWords } from '../words';

/** The available sort orders. The current one shows its direction, and reverses it when chosen again. */
export function ProductSorts({ sorts }: Pick<ProductListModel, 'sorts'>): ReactNode {
  const messages = useWords();
  if (sorts.length === 0) return null;
  return (
    <nav className="cmp-productlist__sorts" aria-label={messages.sortBy}>
      <span className="cmp-productlist__sort-label" aria-hidden>
        {messages.sortBy}
      </span>
      <ul className="cmp-productlist__sort-list" role="list">
        {sorts.map(({ key, current, order, link }) =>
          link ? (
            <li key={key}>
              <Link
                className="cmp-productlist__sort"
                link={link}
                rel="nofollow"
                aria-current={current ? 'true' : undefined}
              >
                {messages.sortKeys[key] ?? key}
                {current && (
                  <>
                    <Icon name={order === 'asc' ? 'chevron-up' : 'chevron-down'} size={16} />
                    <VisuallyHidden>
                      {` (${order === 'asc' ? messages.ascending : messages.descending})`}
                    </VisuallyHidden>
                  </>
                )}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}
