import type { ElementType, ReactNode } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
  id,
}: {
  as?: ElementType;
  children: ReactNode;
  id?: string;
}): ReactNode {
  return (
    <Tag className="visually-hidden" id={id}>
      {children}
    </Tag>
  );
}
