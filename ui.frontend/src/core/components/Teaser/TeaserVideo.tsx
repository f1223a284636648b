import type { ReactNode } from 'react';
import { focalClasses } from '../../../../../shared/models/focal-point';
import type { TeaserVideoModel } from './Teaser.model';

/**
 * A native video. Without a script, autoplay cannot be held back for visitors who prefer reduced motion, so an
 * autoplaying video is rendered twice and the style sheet shows one. For them the playing one has no sources; the
 * paused one, which everybody gets, loads nothing before it is played.
 */
export function TeaserVideo({ autoPlay, sources, muted, focalPoint, ...rest }: TeaserVideoModel): ReactNode {
  const film = (plays: boolean, look?: string, media?: string) => (
    // jsx-a11y requires captions, but these videos are silent and described by the text next to them.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={['cmp-teaser__video', look, ...focalClasses(focalPoint)].filter(Boolean).join(' ')}
      {...rest}
      muted={muted || plays}
      autoPlay={plays}
      controls
      preload={plays ? 'metadata' : 'none'}
    >
      {sources.map(({ url, type }) => (
        <source key={url} src={url} type={type} media={media} />
      ))}
    </video>
  );
  if (!autoPlay) return film(false);
  return (
    <>
      {film(true, 'cmp-teaser__video--moving', '(prefers-reduced-motion: no-preference)')}
      {film(false, 'cmp-teaser__video--still')}
    </>
  );
}
