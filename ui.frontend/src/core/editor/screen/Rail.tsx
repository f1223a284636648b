import { ActionButton } from '@adobe/react-spectrum';
import Close from '@spectrum-icons/workflow/Close';
import type { ReactNode } from 'react';
import { usePart } from './use-part';
import './rail.scss';

interface RailProps {
  title: string;
  /** Beside the title. */
  tools?: ReactNode;
  children: ReactNode;
  onClose(): void;
}

/** A landmark beside the page, with a title and a way to close it. */
export function Rail({ title, tools, children, onClose }: RailProps): ReactNode {
  const part = usePart<HTMLElement>('complementary', title);
  return (
    <aside className="ed-rail" {...part.props}>
      <header className="ed-rail__head">
        <h2 className="ed-rail__title">{title}</h2>
        {tools}
        <ActionButton isQuiet aria-label={`Close ${title.toLowerCase()}`} onPress={onClose}>
          <Close />
        </ActionButton>
      </header>
      <div className="ed-rail__body">{children}</div>
    </aside>
  );
}
