import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { LinkModel } from '../../../../shared/models/schema';

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { link: LinkModel };

/** A link from a model. If it opens a new window, that window gets no access to this one. */
export function Link({ link, rel, children, ...rest }: LinkProps): ReactNode {
  const { target, title, 'aria-label': label = rest['aria-label'] } = link.attributes ?? {};
  return (
    <a
      {...rest}
      href={link.url}
      target={target}
      title={title}
      aria-label={label}
      rel={[rel, target === '_blank' && 'noopener'].filter(Boolean).join(' ') || undefined}
    >
      {children}
    </a>
  );
}
