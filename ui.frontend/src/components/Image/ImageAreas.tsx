import type { ReactNode } from 'react';
import { Link } from '../../kit/Link';
import type { ImageModel } from './Image.model';
import { middleOf, type Outline } from './image-area';

export interface ImageAreasProps {
  areas: ImageModel['areas'];
  /** The original's size, in whose pixels the areas are. */
  width: number;
  height: number;
}

/**
 * Links over parts of a picture. SVG and not `<map>`, whose areas do not grow and shrink with the picture; `slice` cuts
 * off what `object-fit: cover` cuts off.
 */
export function ImageAreas({ areas, width, height }: ImageAreasProps): ReactNode {
  return (
    <svg className="cmp-image__areas" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice">
      {areas.map(({ name, link, ...outline }, index) => (
        <Link key={index} className="cmp-image__area" link={link}>
          <title>{name}</title>
          <Shape {...outline} />
          <Marker at={middleOf(outline)} />
        </Link>
      ))}
    </svg>
  );
}

function Shape(outline: Outline): ReactNode {
  const { shape: Element, ...geometry } = outline;
  return <Element {...geometry} />;
}

/** A dot that keeps its size on the screen: a line without length, whose stroke does not scale. */
function Marker({ at }: { at: [number, number] }): ReactNode {
  const d = `M${at.join(' ')}h0`;
  return (
    <>
      <path className="cmp-image__marker cmp-image__marker--ring" d={d} />
      <path className="cmp-image__marker" d={d} />
    </>
  );
}
