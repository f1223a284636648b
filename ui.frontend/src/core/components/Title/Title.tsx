import type { ReactNode } from 'react';
import { Heading } from '../../kit/heading';
import { Link } from '../../kit/Link';
import type { TitleModel } from './Title.model';

/** A heading. Its level comes from the author, the policy or its place, in that order. */
export function Title({ id, text, type, link, linkDisabled }: TitleModel): ReactNode {
  return (
    <div className="cmp-title" id={id}>
      <Heading level={type} className="cmp-title__text">
        {link && !linkDisabled ? (
          <Link className="cmp-title__link" link={link}>
            {text}
          </Link>
        ) : (
          text
        )}
      </Heading>
    </div>
  );
}
