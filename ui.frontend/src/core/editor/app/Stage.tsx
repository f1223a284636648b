import { ProgressCircle } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { LayoutLayer } from '../layout/LayoutLayer';
import { PageFrame } from '../page/PageFrame';
import { screenSize, type Screen } from './bar/devices';
import type { Mode } from './bar/modes';
import type { EditedPage } from './opening/use-edited-page';
import { PageOverlay } from './PageOverlay';

interface StageProps {
  edited: EditedPage;
  mode: Mode;
  screen: Screen;
  /** Title of the page. */
  title: string;
  /** Title of a resource type. */
  titleOf(resourceType: string): string;
}

/** The page in its frame, at the chosen size, with what the mode draws over it. */
export function Stage({ edited, mode, screen, title, titleOf }: StageProps): ReactNode {
  const { bench, drag } = edited;
  const isInPlace = edited.dialog?.kind === 'inplace';
  return (
    <div className="ed-stage" data-screen={screen.device}>
      <div className="ed-screen" style={screenSize(screen)}>
        <PageFrame
          path={edited.path}
          mode={mode === 'preview' ? 'preview' : 'edit'}
          title={`Page: ${title}`}
          turn={edited.turn}
          isInert={mode !== 'preview' && !isInPlace}
          onLoad={edited.onLoad}
        />
        {bench && drag && mode === 'edit' && !isInPlace && <PageOverlay drag={drag} />}
        {bench && mode === 'layout' && (
          <LayoutLayer
            session={bench.session}
            page={bench.page}
            isOwn={(one) => bench.locks.ofPlace(one) === undefined}
            titleOf={titleOf}
          />
        )}
        {!bench && (
          <div className="ed-wait">
            <ProgressCircle aria-label="Opening the page" isIndeterminate size="L" />
          </div>
        )}
      </div>
    </div>
  );
}
