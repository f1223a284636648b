import { numberFormat } from '../../../../../shared/measures/formats';
import type { ReactNode } from 'react';
import { NextHeadingLevel, Heading } from '../../../core/kit/heading';
import { Link } from '../../../core/kit/Link';
import { useRendering } from '../../../core/kit/rendering';
import { StructuredData } from '../../../core/kit/html/StructuredData';
import { DealerCard } from './card/DealerCard';
import type { DealerFinderModel } from './DealerFinder.model';
import { DealerMap } from './DealerMap';
import { FinderForm } from './FinderForm';
import { FinderNotes } from './FinderNotes';
import { localBusinesses } from './local-businesses';
import { countryName, placeName } from './words';
import { useWords } from '../words';

/**
 * Dealers: the list first, the map second. Everything is a link or a form, so that each list has an address; the island
 * loads the next list without leaving the page.
 */
export function DealerFinder(model: DealerFinderModel): ReactNode {
  const { id, title, titleType, groups, map, address, countries, isSingle } = model;
  const messages = useWords();
  const dealers = groups.flatMap((group) => group.dealers);
  const next = Math.min(...dealers.map(({ status }) => status?.minutes ?? Infinity));
  return (
    <div
      className="cmp-dealerfinder"
      id={id}
      data-island={model.note ? undefined : 'dealerfinder'}
      data-island-when="load"
      data-failed={messages.finderFailed}
      data-denied={messages.positionDenied}
    >
      {title && (
        <Heading level={titleType} className="cmp-dealerfinder__title">
          {title}
        </Heading>
      )}
      <div
        className="cmp-dealerfinder__answer"
        data-address={address?.url}
        data-minutes={Number.isFinite(next) ? next : undefined}
      >
        {model.note ? <p>{model.note}</p> : <FinderForm {...model} />}
        <div className="cmp-dealerfinder__head">
          <Total {...model} />
          <FinderNotes {...model} />
          {isSingle && <AllDealers {...model} />}
        </div>
        {dealers.length > 0 && (
          <div className="cmp-dealerfinder__results">
            <div className="cmp-dealerfinder__list">
              <NextHeadingLevel>
                {groups.map((group) => (
                  <Group key={`${group.kind}${group.title ?? ''}`} group={group} {...model} />
                ))}
              </NextHeadingLevel>
            </div>
            {map && <DealerMap {...model} map={map} />}
          </div>
        )}
        <Countries countries={countries} />
      </div>
      {dealers.length > 0 && <StructuredData data={localBusinesses(dealers)} />}
    </div>
  );
}

function Total({
  id,
  total,
  near,
  home,
  countries,
  isSingle,
  groups,
  map,
  placeProblem,
}: DealerFinderModel): ReactNode {
  const messages = useWords();
  const { language } = useRendering();
  const number = numberFormat(language).format(total);
  const country = countries.find(({ isShown }) => isShown)?.country ?? home ?? '';
  const words = isSingle
    ? messages.oneDealer
    : total === 0
      ? messages.noDealers
      : near
        ? messages.dealersNear(number, placeName(near, language))
        : messages.dealersIn(
            numberFormat(language).format(
              groups.filter(({ kind }) => kind === 'region').flatMap(({ dealers }) => dealers).length,
            ),
            countryName(country, language),
          );
  return (
    <>
      <Heading className="cmp-dealerfinder__total" tabIndex={-1}>
        {words}
      </Heading>
      {total === 0 && !placeProblem && <p>{messages.noDealersAdvice}</p>}
      {map && total > 1 && (
        <p className="cmp-dealerfinder__to-map">
          <a href={`#${id ?? ''}-map`}>{messages.toMap}</a>
        </p>
      )}
    </>
  );
}

function Group({
  group,
  ...model
}: DealerFinderModel & { group: DealerFinderModel['groups'][number] }): ReactNode {
  const messages = useWords();
  const title = group.kind === 'border' ? messages.beyondBorder : group.title;
  const cards = (
    <ol className="cmp-dealerfinder__dealers">
      {group.dealers.map((dealer) => (
        <li key={dealer.id} className="cmp-dealerfinder__item">
          <DealerCard
            dealer={dealer}
            unit={model.filters.unit}
            isOpened={model.isSingle}
            hasMap={model.map !== undefined}
          />
        </li>
      ))}
    </ol>
  );
  if (!title) return cards;
  return (
    <>
      <Heading className="cmp-dealerfinder__region">{title}</Heading>
      <NextHeadingLevel>{cards}</NextHeadingLevel>
    </>
  );
}

function AllDealers({ clear }: DealerFinderModel): ReactNode {
  const messages = useWords();
  return (
    clear && (
      <p>
        <Link link={clear} data-step>
          {messages.allDealers}
        </Link>
      </p>
    )
  );
}

function Countries({ countries }: Pick<DealerFinderModel, 'countries'>): ReactNode {
  const messages = useWords();
  const { language } = useRendering();
  const number = numberFormat(language);
  if (countries.length < 2) return null;
  return (
    <nav className="cmp-dealerfinder__countries" aria-label={messages.otherCountries}>
      <Heading className="cmp-dealerfinder__countries-title">{messages.otherCountries}</Heading>
      <ul className="cmp-dealerfinder__country-list">
        {countries.map(({ country, count, isShown, link }) => {
          const words = messages.inCountry(countryName(country, language), number.format(count));
          return (
            <li key={country}>
              {link && (
                <Link link={link} data-step aria-current={isShown ? 'true' : undefined}>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
