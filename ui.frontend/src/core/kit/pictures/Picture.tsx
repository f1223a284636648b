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
  /** `srcset` of the `img` itself, where formats take their width from the layout (`sizes` begins with `auto`). */
  widths?: string | undefined;
}

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
  widths,
}: PictureProps): ReactNode {
  const own = sources[0] ? widths : srcset;
  const classes = ['picture__image', className, ...focalClasses(focalPoint)].filter(Boolean).join(' ');
  return (
    <picture className="picture">
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        className={classes}
        loading={lazy && !priority ? 'lazy' : 'eager'}
        fetchPriority={priority ? 'high' : later ? 'low' : undefined}
        decoding="async"
        sizes={own && sizes}
        srcSet={own}
        src={src}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
}
