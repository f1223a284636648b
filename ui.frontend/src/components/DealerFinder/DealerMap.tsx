import type { ReactNode } from 'react';
import { Link } from '../../kit/Link';
import { useMessages, useRendering } from '../../kit/rendering';
import type { DealerFinderModel } from './DealerFinder.model';
import { placeName } from './words';

type MapModel = NonNullable<DealerFinderModel['map']>;

/** Radius of a pin and half of the cross that stands for the place, px of the drawing. */
const PIN = 15;
const CROSS = 9;

/** The dealers of the list on a map that needs nobody else: lines and numbers, each pin a link to its dealer. */
export function DealerMap({ id, map, groups, near }: DealerFinderModel & { map: MapModel }): ReactNode {
  const messages = useMessages().dealers;
  const { language } = useRendering();
  const number = new Intl.NumberFormat(language);
  const { width, height, towns, pins, here } = map;
  const names = new Map(groups.flatMap(({ dealers }) => dealers).map((dealer) => [dealer.id, dealer.name]));
  /** A town's name begins beside its dot, or beside the pin that hides the dot. */
  const labelX = ({ x, y }: { x: number; y: number }) =>
    pins.some((pin) => Math.abs(pin.x - x) < 2 * PIN && Math.abs(pin.y - y) < PIN) ? x + 2 * PIN : x + 7;
  const isSeen = ({ x, y }: { x: number; y: number }) => x >= 0 && y >= 0 && x <= width && y <= height;
  return (
    <section className="cmp-dealerfinder__map" id={`${id ?? ''}-map`} aria-label={messages.map} tabIndex={-1}>
      <svg
        className="cmp-dealerfinder__drawing"
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={messages.mapOf(number.format(pins.length))}
      >
        <path className="cmp-dealerfinder__land" d={map.land} />
        <path className="cmp-dealerfinder__home" d={map.home} />
        <g className="cmp-dealerfinder__towns" aria-hidden>
          {towns.map(({ name, x, y }) => (
            <g key={`${name} ${x}`}>
              <circle cx={x} cy={y} r={3} />
              <text x={labelX({ x, y })} y={y + 5}>
                {name}
              </text>
            </g>
          ))}
        </g>
        {here && near && (
          <path
            className="cmp-dealerfinder__here"
            role="img"
            aria-label={messages.youAreHere(placeName(near, language))}
            d={`M${here.x - CROSS} ${here.y}h${2 * CROSS}m-${CROSS}-${CROSS}v${2 * CROSS}`}
          />
        )}
        {pins
          .filter(isSeen)
          .toReversed()
          .map(({ id: dealer, number: count, x, y }) => (
            <a
              key={dealer}
              className="cmp-dealerfinder__pin"
              href={`#${dealer}`}
              aria-label={messages.pin(number.format(count), names.get(dealer) ?? '')}
            >
              <circle cx={x} cy={y} r={PIN} />
              <text x={x} y={y} dy="0.36em">
                {number.format(count)}
              </text>
            </a>
          ))}
      </svg>
      <p className="cmp-dealerfinder__zoom">
        {map.nearer && (
          <Link link={map.nearer} data-step aria-label={messages.nearer}>
            +
          </Link>
        )}
        {map.further && (
          <Link link={map.further} data-step aria-label={messages.further}>
            −
          </Link>
        )}
      </p>
      <p className="cmp-dealerfinder__sources">{messages.mapSources}</p>
    </section>
  );
}
