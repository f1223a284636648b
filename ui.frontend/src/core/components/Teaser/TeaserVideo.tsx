import type { ReactNode } from 'react';
import { focalClasses } from '../../../../../shared/models/focal-point';
import type { TeaserVideoModel } from './Teaser.model';

/**
 * A native video. No script is there to hold back autoplay from those who asked for less motion, so a film that plays
 * by itself comes twice and the style sheet shows one. The moving one has no sources for them; the still one, which
 * everybody has, fetches nothing before it is played.
 */
export function TeaserVideo({ autoPlay, sources, muted, focalPoint, ...rest }: TeaserVideoModel): ReactNode {
  const film = (plays: boolean, look?: string, media?: string) => (
    // jsx-a11y asks for captions: these films are silent pictures, named by the text beside them.
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
