import type { ReactNode } from 'react';
import { NextHeadingLevel, Heading } from '../../../core/kit/heading';
import { Link } from '../../../core/kit/Link';
import { UnitsSwitch } from '../../../core/kit/units/UnitsSwitch';
import { SizingArithmetic } from './SizingArithmetic';
import { SizingChoice } from './SizingChoice';
import { SizingFaults } from './SizingFaults';
import type { SizingHelperModel } from './SizingHelper.model';
import { SizingObstacle } from './SizingObstacle';
import { useSizing } from './use-sizing';

/** The result: machines and the calculation, or the obstacle. Rendered even while empty, so that it can be filled. */
export function SizingAnswer(model: SizingHelperModel): ReactNode {
  const { demand, choices, obstacle, faults, quoteLink, unitsLinks } = model;
  const { id, words } = useSizing();
  const recommended = choices.find(({ roles }) => roles.includes('recommended')) ?? choices[0];
  // The machine named in the sentence above comes first: on a phone the others would push it out of view.
  const inOrder = recommended ? [recommended, ...choices.filter((each) => each !== recommended)] : [];
  return (
    <section className="cmp-sizinghelper__answer" id={`${id}-answer`} tabIndex={-1} aria-label={words.answer}>
      <div className="cmp-sizinghelper__answer-head">
        <Heading className="cmp-sizinghelper__heading">{words.answer}</Heading>
        <div data-sync="units">
          <UnitsSwitch links={unitsLinks} />
        </div>
      </div>
      {/* The island replaces its text, so that it is announced. */}
      <p className="cmp-sizinghelper__verdict" role="status" data-sync="verdict">
        <Verdict {...model} />
      </p>
      <div data-sync="answer">
        {faults.length > 0 && <SizingFaults faults={faults} />}
        {demand && obstacle && <SizingObstacle obstacle={obstacle} demand={demand} quoteLink={quoteLink} />}
        <NextHeadingLevel>
          {choices.length > 0 && (
            <ul className="cmp-sizinghelper__choices" role="list">
              {inOrder.map((choice) => (
                <li key={choice.sku}>
                  <SizingChoice choice={choice} />
                </li>
              ))}
            </ul>
          )}
          {choices.length > 0 && quoteLink && (
            <p>
              <Link className="cmp-sizinghelper__talk" link={quoteLink}>
                {words.talk}
              </Link>
            </p>
          )}
          {demand && <SizingArithmetic demand={demand} machine={recommended} />}
        </NextHeadingLevel>
      </div>
    </section>
  );
}

/** The result in a sentence. */
function Verdict({ demand, choices, faults }: SizingHelperModel): ReactNode {
  const { words, measure, percent } = useSizing();
  if (faults.length > 0) return words.faultsTitle;
  if (!demand) return words.nothingYet;
  const recommended = choices.find(({ roles }) => roles.includes('recommended'));
  const need = words.youNeed(measure(demand.design, 'l/min'), measure(demand.line, 'bar'));
  return recommended ? `${need} ${words.recommends(recommended.name, percent(recommended.share))}` : need;
}
