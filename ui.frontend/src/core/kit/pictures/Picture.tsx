import type { ReactNode } from 'react';
import { focalClasses } from '../../../../../shared/models/focal-point';
import type { PictureModel } from '../../../../../shared/models/Picture.model';

export interface PictureProps extends PictureModel {
  /** Class of the `img`. */
  className?: string;
  /** Among the first things a visitor sees: fetched at once, before other pictures. @default false */
  priority?: boolean;
  /** Out of sight until the visitor asks for it: fetched after what is seen. @default false */
  later?: boolean;
}

/**
 * A picture in the best format and width the browser takes. Its place is reserved before it arrives. Where modern formats stand
 * before it, the `img` names one file: a browser that takes none of them is too rare to carry its widths on every page.
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
        sizes={srcset ? sizes : undefined}
        srcSet={sources.length > 0 ? undefined : srcset}
        src={src}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
}
