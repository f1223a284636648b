import type { ReactNode } from 'react';
import { Icon } from '../../kit/icons/Icon';
import { useMessages } from '../../kit/rendering';
import type { VideoModel } from './Video.model';

/**
 * A native video with reserved space. An autoplaying one is muted and started by the island: while it is in view, and
 * never for visitors who prefer reduced motion. Without scripts the visitor starts it.
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
        {/* Keeps the aspect ratio, which a different poster would change. */}
        <svg className="cmp-video__shape" viewBox={`0 0 ${width} ${height}`} aria-hidden focusable="false" />
        {/* Captions are rendered if the author provides them, which the linter cannot see. */}
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
