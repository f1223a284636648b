import { ProgressCircle } from '@adobe/react-spectrum';
import { Suspense, useEffect, type ReactNode } from 'react';
import { PageFrame } from '../../page/PageFrame';
import { useIsNarrow } from '../../screen/use-is-narrow';
import type { Screen } from '../bar/devices';
import type { Mode } from '../bar/modes';
import { LayoutLayer } from '../opening/editors';
import type { EditedPage } from '../opening/use-edited-page';
import { fitScreen } from './fit-screen';
import { PageOverlay } from './PageOverlay';
import { useSize } from './use-size';
import { t } from '../../../../../../shared/authoring/language/t';

interface StageProps {
  edited: EditedPage;
  mode: Mode;
  screen: Screen;
  /** Title of the page. */
  title: string;
  /** Title of a resource type. */
  titleOf(resourceType: string): string;
}

/** Background left around an emulated device; the same as in the stylesheet. */
const MARGIN = 16;

/** The page in its frame, at the chosen size, with what the mode draws over it. */
export function Stage({ edited, mode, screen, title, titleOf }: StageProps): ReactNode {
  const { bench, drag, opened } = edited;
  const isInPlace = edited.dialog?.kind === 'inplace';
  const isNarrow = useIsNarrow();
  const [stage, room] = useSize<HTMLDivElement>();
  const height = (room?.height ?? 0) - (screen.device === 'desktop' ? 0 : MARGIN);
  const fitted = room && fitScreen(screen, { width: room.width, height }, isNarrow);
  const scale = fitted?.scale ?? 1;

  // A frame notices a new size, but not a new scale; everything over it is drawn in its scale.
  useEffect(() => {
    const window = bench?.page.window;
    window?.dispatchEvent(new window.Event('resize'));
  }, [bench, scale]);

  return (
    <div className="ed-stage" data-screen={screen.device} ref={stage}>
      <div
        className="ed-screen"
        style={fitted && { width: fitted.width * scale, height: fitted.height * scale }}
      >
        <PageFrame
          path={edited.path}
          mode={mode === 'preview' ? 'preview' : 'edit'}
          title={t('Page: {title}', { title })}
          turn={edited.turn}
          isInert={mode !== 'preview' && !isInPlace}
          size={fitted}
          onLoad={edited.onLoad}
        />
        {bench && drag && opened && mode === 'edit' && !isInPlace && (
          <PageOverlay drag={drag} presence={opened.presence} comments={opened.comments} />
        )}
        {bench && mode === 'layout' && (
          <Suspense>
            <LayoutLayer
              session={bench.session}
              page={bench.page}
              isOwn={(one) => bench.locks.ofPlace(one) === undefined}
              titleOf={titleOf}
            />
          </Suspense>
        )}
        {!bench && (
          <div className="ed-wait">
            <ProgressCircle aria-label={t('Opening the page')} isIndeterminate size="L" />
          </div>
        )}
      </div>
    </div>
  );
}
