import { ActionButton } from '@adobe/react-spectrum';
import Close from '@spectrum-icons/workflow/Close';
import type { ReactNode } from 'react';
import { usePart } from './use-part';

interface RailProps {
  title: string;
  /** Names the button that closes it. */
  closes: string;
  onClose(): void;
  /** Beside the title. */
  head?: ReactNode;
  /** Stays in place while the rest scrolls. */
  tools?: ReactNode;
  children: ReactNode;
}

/** What is known about the page, beside it; where there is no room, over it. */
export function Rail({ title, closes, onClose, head, tools, children }: RailProps): ReactNode {
  const part = usePart<HTMLElement>('complementary', title);
  return (
    <aside className="ed-rail" {...part.props}>
      <header className="ed-rail__head">
        <h2 className="ed-rail__title">{title}</h2>
        {head}
        <ActionButton isQuiet aria-label={closes} onPress={onClose}>
          <Close />
        </ActionButton>
      </header>
      {tools}
      <div className="ed-rail__body">{children}</div>
    </aside>
  );
}
