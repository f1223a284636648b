import { Link } from '@adobe/react-spectrum';
import LockClosed from '@spectrum-icons/workflow/LockClosed';
import type { ReactNode } from 'react';
import type { Inheritance } from '../../sling/inheritance';
import { addressFor } from '../opening/editor-address';

import { sentence } from '../../../language/sentence';

interface FollowingBarProps {
  inheritance: Inheritance;
  onOpen(path: string): void;
}

/** Says where to change the inherited content of a live copy. */
export function FollowingBar({ inheritance: { follows, isStored }, onOpen }: FollowingBarProps): ReactNode {
  if (!follows) return null;
  const { path, title } = follows;
  return (
    <p className="ed-follows" role="note">
      <LockClosed size="S" aria-hidden UNSAFE_className="ed-follows__lock" />
      <span>
        {sentence(
          isStored
            ? 'This page follows {title} ({path}). Open it to change what is locked here.'
            : 'This page follows {title} ({path}). Open it to change it.',
          {
            title: (
              <Link href={addressFor(path)} onPress={() => onOpen(path)}>
                {title}
              </Link>
            ),
            path: path.replace(/^\/content\/[^/]+\//, ''),
          },
        )}
      </span>
    </p>
  );
}
