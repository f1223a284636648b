import type { ReactNode } from 'react';
import type { TeaserVideoModel } from './Teaser.model';

/**
 * A native video. No script is there to hold back autoplay from those who asked for less motion, so a film that plays
 * by itself comes twice: each with sources for one preference only, and the style sheet shows the one that has any.
 */
export function TeaserVideo({ autoPlay, sources, muted, ...rest }: TeaserVideoModel): ReactNode {
  const film = (plays: boolean, media?: string) => (
    // jsx-a11y asks for captions: these films are silent pictures, named by the text beside them.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={`cmp-teaser__video${media ? ` cmp-teaser__video--${plays ? 'moving' : 'still'}` : ''}`}
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
      {film(true, '(prefers-reduced-motion: no-preference)')}
      {film(false, '(prefers-reduced-motion: reduce)')}
    </>
  );
}
