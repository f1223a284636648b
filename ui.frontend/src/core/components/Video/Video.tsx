import type { ReactNode } from 'react';
import { Icon } from '../../kit/icons/Icon';
import { useMessages } from '../../kit/rendering';
import type { VideoModel } from './Video.model';

/**
 * A native video in a place of its size. One that plays by itself is silent and is started by the island: while it is
 * seen, and never for those who asked for less motion. Without scripts it waits to be started.
 */
export function Video({
  id,
  title,
  sources,
  tracks,
  autoPlay,
  muted,
  width,
  height,
  ...rest
}: VideoModel): ReactNode {
  const messages = useMessages();
  const [first] = sources;
  return (
    <figure
      className="cmp-video"
      id={id}
      data-island={autoPlay ? 'video' : undefined}
      data-island-when={autoPlay ? 'visible' : undefined}
    >
      <div className="cmp-video__place">
        {/* Keeps the shape: a poster of another one would change a video's own box. */}
        <svg className="cmp-video__shape" viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false" />
        {/* Captions are there when the author has them; the linter sees no further than this. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          className="cmp-video__video"
          width={width}
          height={height}
          loop={rest.loop}
          muted={muted || autoPlay}
          playsInline={rest.playsInline || autoPlay}
          poster={rest.poster}
          preload={rest.poster ? 'none' : 'metadata'}
          controls
          aria-label={title}
        >
          {sources.map(({ url, type }) => (
            <source key={url} src={url} type={type} />
          ))}
          {tracks.map(({ url, kind, language, label }, index) => (
            <track
              key={url}
              src={url}
              kind={kind}
              srcLang={language}
              label={label ?? language}
              default={index === 0 && kind === 'captions'}
            />
          ))}
          {first && (
            <a className="cmp-video__fallback" href={first.url}>
              {messages.downloadVideo}
            </a>
          )}
        </video>
      </div>
      {title && (
        <figcaption className="cmp-video__caption">
          <Icon name="play" size={16} />
          {title}
        </figcaption>
      )}
    </figure>
  );
}
