import { StatusLight } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { FoundPage } from './find-pages';

/** What visitors see of a page, or that its file is damaged; nothing if the server does not say. */
export function PageState({ publication, isDamaged }: Partial<FoundPage>): ReactNode {
  if (isDamaged) return light('negative', 'File damaged');
  if (!publication) return null;
  if (!publication.published) return light('neutral', 'Not published');
  return publication.changedSince ? light('notice', 'Changed since') : light('positive', 'Published');
}

const light = (variant: 'negative' | 'neutral' | 'notice' | 'positive', text: string): ReactNode => (
  <StatusLight variant={variant} UNSAFE_className="ed-state">
    {text}
  </StatusLight>
);
