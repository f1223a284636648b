import { Button, Content, Heading, IllustratedMessage, ProgressCircle } from '@adobe/react-spectrum';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useIsNarrow } from '../../screen/use-is-narrow';
import { useReadable } from '../../selection/create-store';
import type { Target } from '../../universal/target';
import { useWorkplace } from '../../universal/Workplace';
import type { Screen } from '../bar/devices';
import { fitScreen } from '../stage/fit-screen';
import { useSize } from '../stage/use-size';
import { PageGlass } from './PageGlass';
import { t } from '../../../../../../shared/authoring/language/t';

/** Most visits only look at texts, or type them in the properties. */
const TextOverPage = lazy(() => import('./text/TextOverPage'));

interface UniversalStageProps {
  readonly target: Target;
  readonly mode: 'edit' | 'preview';
  readonly screen: Screen;
}

/** Background left around an emulated device; the same as in the stylesheet. */
const MARGIN = 16;

/**
 * The page in its frame. While it is edited the frame is as high as the page, so that what is drawn over it scrolls with it;
 * in the preview it has the height of the screen, as visitors have it.
 */
export function UniversalStage({ target, mode, screen }: UniversalStageProps): ReactNode {
  const workplace = useWorkplace();
  const { phase, height, editables } = useReadable(workplace.page);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNarrow = useIsNarrow();
  const [stage, room] = useSize<HTMLDivElement>();
  const margin = screen.device === 'desktop' ? 0 : MARGIN;
  const fitted = room && fitScreen(screen, { width: room.width, height: room.height - margin }, isNarrow);
  useEffect(() => {
    if (frame.current) workplace.open(frame.current, target);
  }, [workplace, target]);

  const isEditing = mode === 'edit';
  const size = fitted && { ...fitted, height: Math.max(fitted.height, isEditing ? height : 0) };
  return (
    <div className="ed-stage" data-screen={screen.device} ref={stage}>
      <div
        className="ed-screen"
        style={size && { width: size.width * size.scale, height: size.height * size.scale }}
      >
        <iframe
          className="ed-frame"
          ref={frame}
          title={t('Page: {title}', { title: target.path ?? target.address.href })}
          inert={isEditing}
          style={
            size && {
              width: size.width,
              height: size.height,
              ...(size.scale !== 1 && { transform: `scale(${size.scale})` }),
            }
          }
        />
        {isEditing && size && phase !== 'silent' && (
          <>
            <PageGlass scale={size.scale} />
            <Suspense>
              <TextOverPage scale={size.scale} width={size.width * size.scale} />
            </Suspense>
          </>
        )}
        {phase === 'loading' && editables.length === 0 && (
          <div className="ed-wait">
            <ProgressCircle aria-label={t('Opening the page')} isIndeterminate size="L" />
          </div>
        )}
        {phase === 'silent' && <SilentPage target={target} onRetry={workplace.redraw} />}
      </div>
    </div>
  );
}

/** What can be done about a page whose script does not speak to the editor. */
const SilentPage = ({ target, onRetry }: { target: Target; onRetry(): void }): ReactNode => (
  <div className="ue-silent" role="alert">
    <IllustratedMessage>
      <Heading level={2}>{t('The page does not answer the editor')}</Heading>
      <Content>
        {target.path === undefined
          ? t(
              'Its application has to load the script of the Universal Editor, and has to let {origin} frame it (frame-ancestors in its Content-Security-Policy). Sign in there if it asks for it.',
              { origin: location.origin },
            )
          : t('Perhaps it was deleted or moved, or you may not read it. Open it by itself to see.')}
      </Content>
    </IllustratedMessage>
    <div className="ue-silent__ways">
      <Button variant="accent" onPress={onRetry}>
        {t('Try again')}
      </Button>
      <Button variant="secondary" elementType="a" href={target.address.href} target="_blank">
        {t('Open the page by itself')}
      </Button>
    </div>
  </div>
);
