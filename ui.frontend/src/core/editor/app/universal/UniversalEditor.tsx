import { useState, type ReactNode } from 'react';
import { LiveRegion, type Announcement } from '../LiveRegion';
import { createStore } from '../../selection/create-store';
import { messages, reading } from '../../screen/messages';
import { OpenAddress } from './OpenAddress';
import { UniversalPage } from './UniversalPage';
import { useTarget } from './use-target';
import './universal.scss';

/** Pages with the attributes of the Universal Editor, and around them what edits them. */
export default function UniversalEditor(): ReactNode {
  const { target, open } = useTarget();
  const [announcement] = useState(() => createStore<Announcement>({ text: '', turn: 0 }));
  const follow = (address: string) => {
    const refusal = open(address);
    if (refusal !== undefined) messages.info(refusal, { timeout: reading });
  };
  return (
    <div className="ed-shell">
      {typeof target === 'object' ? (
        <UniversalPage {...{ target, announcement }} onOpen={open} onLink={follow} />
      ) : (
        <OpenAddress refusal={target} onOpen={open} />
      )}
      <LiveRegion announcement={announcement} />
    </div>
  );
}
