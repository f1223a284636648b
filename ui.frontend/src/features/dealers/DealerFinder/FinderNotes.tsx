import type { ReactNode } from 'react';
import { Link } from '../../../core/kit/Link';
import { useRendering } from '../../../core/kit/rendering';
import type { DealerFinderModel } from './DealerFinder.model';
import { distance, placeName } from './words';
import { useWords } from '../words';

/** How the place was interpreted, the alternatives, and what is unknown. */
export function FinderNotes(model: DealerFinderModel): ReactNode {
  const { near, others, place = '', placeProblem, refused, isBeyond, radius, filters } = model;
  const messages = useWords();
  const { language } = useRendering();
  const problems = {
    several: messages.severalPlaces(place),
    postcode: messages.postcodeUnknown(place),
    unknown: messages.placeUnknown(place),
    far: messages.positionFar,
  };
  const km = filters.unit === 'mi' ? 1.609344 : 1;
  return (
    <>
      {refused && (
        <p className="cmp-dealerfinder__note cmp-dealerfinder__note--problem">{messages.wrongAddress}</p>
      )}
      {placeProblem && (
        <p className="cmp-dealerfinder__note cmp-dealerfinder__note--problem">{problems[placeProblem]}</p>
      )}
      {near && <p className="cmp-dealerfinder__note">{understood(near)}</p>}
      {isBeyond && radius && (
        <p className="cmp-dealerfinder__note cmp-dealerfinder__note--problem">
          {messages.noneWithin(distance(radius * km, filters.unit, language))}
        </p>
      )}
      {others.length > 0 && (
        <div className="cmp-dealerfinder__others">
          {near && <p>{near.isCorrected ? messages.didYouMean : messages.otherPlaces}</p>}
          <ul className="cmp-dealerfinder__places">
            {others.map(
              (other) =>
                other.link && (
                  <li key={other.link.url}>
                    <Link link={other.link} className="cmp-dealerfinder__place" data-step>
                      {placeName(other, language)}
                    </Link>
                  </li>
                ),
            )}
          </ul>
        </div>
      )}
    </>
  );

  function understood(found: NonNullable<DealerFinderModel['near']>): string {
    const name = placeName(found, language);
    if (found.isPosition) return messages.fromPosition(name);
    if (found.isArea && found.postcode) return messages.areaOnly(found.postcode, found.name);
    return found.isCorrected ? messages.correctedTo(place, name) : messages.distancesFrom(name);
  }
}
