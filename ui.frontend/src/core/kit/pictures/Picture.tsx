import type { ReactNode } from 'react';
import { focalClasses } from '../../../../../shared/models/focal-point';
import type { PictureModel } from '../../../../../shared/models/Picture.model';

export interface PictureProps extends PictureModel {
  /** Class of the `img`. */
  className?: string;
  /** Among the first things that a visitor sees: loaded eagerly, before other pictures. @default false */
  priority?: boolean;
  /** Hidden until the visitor opens it: loaded after visible pictures. @default false */
  later?: boolean;
}

/** `sizes` of pictures whose width the browser takes from the layout, which it does for those loaded lazily. */
const AUTO = /^auto(?:, *|$)/;

/**
 * A picture in the best format and width that the browser supports. Its space is reserved before it loads. If modern
 * formats are offered, the `img` has only one file: browsers without any of them are too rare to list widths for.
 */
export function Picture({
  className,
  priority = false,
  later = false,
  src,
  srcset,
  sources,
  sizes,
  width,
  height,
  alt,
  lazy,
  focalPoint,
}: PictureProps): ReactNode {
  const isLazy = lazy && !priority;
  const shownAt = isLazy ? sizes : sizes?.replace(AUTO, '') || undefined;
  const widths =
    sources.length === 0 ? srcset : shownAt && AUTO.test(shownAt) ? only(src, srcset) : undefined;
  const classes = ['picture__image', className, ...focalClasses(focalPoint)].filter(Boolean).join(' ');
  return (
    <picture className="picture">
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={shownAt} />
      ))}
      <img
        className={classes}
        loading={isLazy ? 'lazy' : 'eager'}
        fetchPriority={priority ? 'high' : later ? 'low' : undefined}
        decoding="async"
        sizes={widths && shownAt}
        srcSet={widths}
        src={src}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
}

/** The entry of the one file. Formats get their width from the layout only if the `img` asks for it (HTML, 4.8.4.2.2). */
const only = (src: string, srcset: string | undefined): string | undefined =>
  srcset?.split(', ').find((entry) => entry.startsWith(`${src} `));
