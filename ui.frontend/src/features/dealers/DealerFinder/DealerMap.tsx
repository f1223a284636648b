import { numberFormat } from '../../../../../shared/measures/formats';
import type { ReactNode } from 'react';
import { Icon } from '../../../core/kit/icons/Icon';
import { Link } from '../../../core/kit/Link';
import { useRendering } from '../../../core/kit/rendering';
import type { DealerFinderModel, MapModel } from './DealerFinder.model';
import { MapPins } from './MapPins';
import { placeName } from './words';
import { useWords } from '../words';

/** Half the size of the cross that marks the place, in px of the drawing. */
const CROSS = 9;
/** Space that a pin takes beside and above a town's name, and width of a letter, in px. */
const [BESIDE, ABOVE, LETTER] = [22, 18, 9];

/**
 * The listed dealers on a map without third parties: outlines and numbers, each pin a link to its dealer. The address has
 * the visible section; with scripts it can be dragged, and moved with keys.
 */
export function DealerMap({ id, map, groups, near }: DealerFinderModel & { map: MapModel }): ReactNode {
  const messages = useWords();
  const { language } = useRendering();
  const number = numberFormat(language);
  const { width, height, towns, pins, here } = map;
  const names = new Map(groups.flatMap(({ dealers }) => dealers).map((dealer) => [dealer.id, dealer.name]));
  return (
    <section
      className="cmp-dealerfinder__map"
      id={`${id ?? ''}-map`}
      aria-label={messages.map}
      tabIndex={-1}
      data-corners={map.corners.join(' ')}
    >
      <div className="cmp-dealerfinder__frame">
        <svg
          className="cmp-dealerfinder__drawing"
          viewBox={`0 0 ${width} ${height}`}
          role="group"
          aria-label={messages.mapOf(number.format(map.total || pins.length))}
        >
          <path className="cmp-dealerfinder__land" d={map.land} />
          <path className="cmp-dealerfinder__home" d={map.home} />
          <g className="cmp-dealerfinder__towns" aria-hidden>
            {towns.map((town) => (
              <Town key={`${town.name} ${town.x}`} town={town} map={map} />
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
          <MapPins map={map} names={names} />
        </svg>
        <p className="cmp-dealerfinder__zoom">
          {map.nearer && (
            <Link link={map.nearer} data-step data-key="+" aria-label={messages.nearer}>
              <Icon name="plus" size={20} />
            </Link>
          )}
          {map.further && (
            <Link link={map.further} data-step data-key="-" aria-label={messages.further}>
              <Icon name="minus" size={20} />
            </Link>
          )}
        </p>
        <Moves map={map} />
      </div>
      {map.north && (
        <p className="cmp-dealerfinder__hint" data-needs-script>
          {messages.moveMap}
        </p>
      )}
      <p className="cmp-dealerfinder__sources">{messages.mapSources}</p>
    </section>
  );
}

/** A town with its name on the side without a pin; without a name if both sides are taken. */
function Town({ town: { name, x, y }, map }: { town: MapModel['towns'][number]; map: MapModel }): ReactNode {
  const width = name.length * LETTER;
  const isFree = (from: number, to: number) =>
    ![...map.pins, ...map.clusters].some(
      (pin) => pin.x > from - BESIDE && pin.x < to + BESIDE && Math.abs(pin.y - y) < ABOVE,
    );
  const [right, beyond, left] = [x + 7, x + 2 * BESIDE, x - 7];
  const start = [right, beyond].find((from) => isFree(from, from + width) && from + width < map.width);
  const isLeft = start === undefined && isFree(left - width, left) && left > width;
  return (
    <g>
      <circle cx={x} cy={y} r={3} />
      {(start !== undefined || isLeft) && (
        <text x={start ?? left} y={y + 5} textAnchor={isLeft ? 'end' : undefined}>
          {name}
        </text>
      )}
    </g>
  );
}

const WAYS = [
  { name: 'north', icon: 'chevron-up', key: 'ArrowUp' },
  { name: 'west', icon: 'chevron-left', key: 'ArrowLeft' },
  { name: 'east', icon: 'chevron-right', key: 'ArrowRight' },
  { name: 'south', icon: 'chevron-down', key: 'ArrowDown' },
] as const;

/** Links at the edges that move the map in four directions. */
function Moves({ map }: { map: MapModel }): ReactNode {
  const messages = useWords();
  return WAYS.map(({ name, icon, key }) => {
    const link = map[name];
    return (
      link && (
        <Link
          key={name}
          className="cmp-dealerfinder__move"
          link={link}
          rel="nofollow"
          data-step
          data-way={name}
          data-key={key}
          aria-label={messages[name]}
        >
          <Icon name={icon} size={20} />
        </Link>
      )
    );
  });
}
