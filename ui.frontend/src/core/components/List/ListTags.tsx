import type { ReactNode } from 'react';
import { Heading } from '../../kit/heading';
import { Link } from '../../kit/Link';
import { useMessages, useRendering } from '../../kit/rendering';
import type { ListModel } from './List.model';

type ListTagsProps = Pick<
  ListModel,
  'heading' | 'allLink' | 'tagLinks' | 'items' | 'total' | 'first' | 'last' | 'pages'
>;

/** The tags by which a list can be filtered, and the current one. */
export function ListTags(props: ListTagsProps): ReactNode {
  const { heading, allLink, tagLinks, items } = props;
  const { list } = useMessages();
  const known = tagLinks.length > 0 ? allLink : undefined;
  const isAll = !heading && items.length > 0;
  return (
    <>
      {known && (
        <nav className="cmp-list__tags" aria-label={list.topics}>
          <ul className="tag-links" role="list">
            <li>
              <Link className="tag-links__link" link={known} aria-current={isAll ? 'true' : undefined}>
                {list.allTopics}
              </Link>
            </li>
            {tagLinks.map(({ title, link, current }) =>
              link ? (
                <li key={link.url}>
                  <Link className="tag-links__link" link={link} aria-current={current ? 'true' : undefined}>
                    {title}
                  </Link>
                </li>
              ) : null,
            )}
          </ul>
        </nav>
      )}
      {heading && <Heading className="cmp-list__heading">{heading}</Heading>}
      {items.length > 0 ? <Count {...props} /> : <None {...props} />}
    </>
  );
}

function Count({ heading, total, first, last, pages }: ListTagsProps): ReactNode {
  const { list } = useMessages();
  const { language } = useRendering();
  const number = (n: number) => new Intl.NumberFormat(language).format(n);
  if (!heading && pages.length === 0) return null;
  return (
    <p className="cmp-list__count">
      {pages.length > 0
        ? list.range(number(first), number(last), number(total))
        : list.count(number(total), total === 1)}
    </p>
  );
}

function None({ allLink }: ListTagsProps): ReactNode {
  const { list } = useMessages();
  return (
    <p className="cmp-list__none">
      {list.none} {allLink && <Link link={allLink}>{list.showAll}</Link>}
    </p>
  );
}
