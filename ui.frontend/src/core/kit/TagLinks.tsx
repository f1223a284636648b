import type { ReactNode } from 'react';
import { Link } from './Link';
import { useMessages } from './rendering';
import type { TagLinkModel } from './models/tag-links.model';

/** Tags, each linked to all pages that have it. Styles: `styles/_tag-links.scss`. */
export function TagLinks({ tags }: { tags: readonly TagLinkModel[] }): ReactNode {
  const { topics } = useMessages().list;
  if (tags.length === 0) return null;
  return (
    <ul className="tag-links" role="list" aria-label={topics}>
      {tags.map(({ title, link }) => (
        <li key={title}>
          <Link className="tag-links__link" link={link} rel="tag">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
