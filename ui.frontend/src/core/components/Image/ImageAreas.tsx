import type { ReactNode } from 'react';
import { focalAxes } from '../../../../../shared/models/focal-point';
import { Link } from '../../kit/Link';
import type { ImageModel } from './Image.model';
import { middleOf, type Outline } from './image-area';

export interface ImageAreasProps {
  areas: ImageModel['areas'];
  /** The original's size, in whose pixels the areas are given. */
  width: number;
  height: number;
  focalPoint: string | undefined;
}

/**
 * Linked areas of a picture. SVG rather than `<map>`, whose areas do not scale with the picture. Its intrinsic size is
 * tiny with the original's aspect ratio, so that the style sheet's minimum sizes make it cover the space as
 * `object-fit: cover` does for the picture.
 */
export function ImageAreas({ areas, width, height, focalPoint }: ImageAreasProps): ReactNode {
  return (
    <div className="cmp-image__cover">
      <svg
        className={['cmp-image__areas', ...focalAxes(focalPoint)].join(' ')}
        viewBox={`0 0 ${width} ${height}`}
        width={1}
        height={height / width}
      >
        {areas.map(({ name, link, ...outline }, index) => (
          <Link key={index} className="cmp-image__area" link={link}>
            <title>{name}</title>
            <Shape {...outline} />
            <Marker at={middleOf(outline)} />
          </Link>
        ))}
      </svg>
    </div>
  );
}

function Shape(outline: Outline): ReactNode {
  const { shape: Element, ...geometry } = outline;
  return <Element {...geometry} />;
}

/** A dot of constant size on screen: a zero-length line with a non-scaling stroke. */
function Marker({ at }: { at: [number, number] }): ReactNode {
  const d = `M${at.join(' ')}h0`;
  return (
    <>
      <path className="cmp-image__marker cmp-image__marker--ring" d={d} />
      <path className="cmp-image__marker" d={d} />
    </>
  );
}
