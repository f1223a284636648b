import type { ReactNode } from 'react';
import { Choose, KindAndNumber } from '../../catalogue/api/product-line';
import { FamilyDrawing } from '../../catalogue/api/family-drawing';
import { figureRows } from '../../../../../shared/features/catalogue/api/figure-rows';
import { catalogueWords } from '../../../../../shared/features/catalogue/api/words';
import { Heading } from '../../../core/kit/heading';
import { Link } from '../../../core/kit/Link';
import { Picture } from '../../../core/kit/pictures/Picture';
import type { SizingMachine, SizingPart } from './SizingHelper.model';
import { useSizing } from './use-sizing';

/** A machine on the shortlist: its reasons, its figures, and its accessories. */
export function SizingChoice({ choice }: { choice: SizingMachine }): ReactNode {
  const { words, language, units } = useSizing();
  const messages = catalogueWords(language);
  const { roles, name, sku, kind, figures, image, familyId, link } = choice;
  const isRecommended = roles.includes('recommended');
  return (
    <article className="cmp-sizinghelper__choice" data-recommended={isRecommended || undefined}>
      <p className="cmp-sizinghelper__roles">{roles.map((role) => words.roles[role]).join(' · ')}</p>
      <div className="cmp-sizinghelper__machine">
        <div className="cmp-sizinghelper__name">
          <Heading className="cmp-sizinghelper__title">
            {link ? <Link link={link}>{name}</Link> : name}
          </Heading>
          <p className="cmp-sizinghelper__kind">
            <KindAndNumber kind={kind} sku={sku} words={messages} />
          </p>
        </div>
        <div className="cmp-sizinghelper__picture">
          {image ? <Picture {...image} alt="" sizes="8rem" /> : <FamilyDrawing familyId={familyId} />}
        </div>
      </div>
      <Reasons {...choice} />
      <dl className="cmp-sizinghelper__figures">
        {figureRows(figures, messages, language, { system: units }).map(({ name: figure, label, value }) => (
          <div key={figure}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Beside {...choice} />
      <Choose sku={sku} name={name} beside={partsOf(choice).map(([, part]) => part.sku)} />
    </article>
  );
}

/** The reasons: its running time, starts per hour, built-in parts. */
function Reasons({ control, share, limit, receiver, hasDryer, dryer }: SizingMachine): ReactNode {
  const { words, measure, percent, number } = useSizing();
  const { tank, extra, volume, starts } = receiver;
  const cycles = control === 'stops' ? words.starts : words.loads;
  const tankWords = extra
    ? words.withReceiver(measure(volume, 'l'))
    : tank > 0
      ? words.ownTank(measure(tank, 'l'))
      : words.noReceiver;
  return (
    <ul className="cmp-sizinghelper__reasons">
      <li>
        {control === 'follows'
          ? words.runsFollowing(percent(share))
          : words.runs(percent(share), percent(limit))}
      </li>
      <li>{starts >= 1 ? `${tankWords}: ${cycles(number(starts))}.` : `${tankWords}.`}</li>
      {hasDryer && <li>{words.driesItself}</li>}
      {dryer && dryer.regeneration > 0 && <li>{words.regenerates(measure(dryer.regeneration, 'l/min'))}</li>}
    </ul>
  );
}

type MachinePart = [kind: 'receiver' | 'dryer' | 'filter', part: SizingPart];

/** A machine's accessories, with the key of their label. */
function partsOf({ receiver, dryer, filters }: SizingMachine): MachinePart[] {
  const parts: MachinePart[] = filters.map((filter) => ['filter', filter]);
  if (dryer) parts.unshift(['dryer', dryer]);
  if (receiver.extra) parts.unshift(['receiver', receiver.extra]);
  return parts;
}

/** What is ordered with it. */
function Beside(machine: SizingMachine): ReactNode {
  const { words } = useSizing();
  const parts = partsOf(machine);
  if (parts.length === 0) return null;
  return (
    <>
      <p className="cmp-sizinghelper__beside">{words.beside}</p>
      <ul className="cmp-sizinghelper__parts">
        {parts.map(([kind, { sku, name, count, link }]) => (
          <li key={sku}>
            {words[kind]}: {count > 1 && `${count} × `}
            {link ? <Link link={link}>{name}</Link> : name} <span>{sku}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
