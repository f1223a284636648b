import { useEffect, useState, type ReactNode } from 'react';
import { LiveRegion, type Announcement } from '../LiveRegion';
import { createStore } from '../../selection/create-store';
import { messages, reading } from '../../screen/messages';
import { createWorkplace } from '../../universal/create-workplace';
import { WorkplaceProvider } from '../../universal/Workplace';
import { OpenAddress } from './OpenAddress';
import { UniversalPage } from './UniversalPage';
import { useTarget } from './use-target';
import './universal.scss';

/** Pages with the attributes of the Universal Editor, and around them what edits them. */
export default function UniversalEditor(): ReactNode {
  const { target, open } = useTarget();
  const [announcement] = useState(() => createStore<Announcement>({ text: '', turn: 0 }));
  const [workplace] = useState(() =>
    createWorkplace({
      own: location.origin,
      onLink(address) {
        const refusal = open(address);
        if (refusal !== undefined) messages.info(refusal, { timeout: reading });
      },
      announce: (text) => announcement.set({ text, turn: announcement.get().turn + 1 }),
    }),
  );
  useEffect(() => () => workplace.close(), [workplace]);
  return (
    <div className="ed-shell">
      {typeof target === 'object' ? (
        <WorkplaceProvider value={workplace}>
          <UniversalPage target={target} onOpen={open} />
        </WorkplaceProvider>
      ) : (
        <OpenAddress refusal={target} onOpen={open} />
      )}
      <LiveRegion announcement={announcement} />
    </div>
  );
}
