import type { ReactNode } from 'react';
import { withPressures } from '../../../../../shared/measures/in-text';
import { catalogueWords } from '../../../../../shared/features/catalogue/api/words';
import { figureRows } from '../../../../../shared/features/catalogue/api/figure-rows';
import { Heading, NextHeadingLevel } from '../../../core/kit/heading';
import { Link } from '../../../core/kit/Link';
import type { ConfiguratorMachine, ConfiguratorModel } from './Configurator.model';
import { useConfigurator } from './use-configurator';

type Props = ConfiguratorModel & { machine: ConfiguratorMachine };

/** What the choices come to. Announced as one when it changes. */
export function ConfiguratorResult(model: Props): ReactNode {
  const { machine, links, article } = model;
  const { id, words } = useConfigurator();
  return (
    <section
      className="cmp-configurator__result"
      id={`${id}-result`}
      aria-labelledby={`${id}-yours`}
      tabIndex={-1}
    >
      <Heading className="cmp-configurator__heading" id={`${id}-yours`}>
        {words.yours}
      </Heading>
      <NextHeadingLevel>
        <div data-sync="summary" aria-live="polite" role="status">
          <Summary {...model} />
        </div>
        <div data-sync="result">
          <Parts {...model} />
          <Figures {...model} machine={machine} />
          {links.quote && (
            <p className="choose">
              <a className="choose__link" href={links.quote.url} rel="nofollow" data-list-add={article}>
                {words.quote}
              </a>
            </p>
          )}
          <p className="cmp-configurator__ways">
            {links.pdf && (
              <Link className="cmp-configurator__way" link={links.pdf}>
                {words.pdf}
              </Link>
            )}
            {links.share && (
              <Link className="cmp-configurator__way" link={links.share} data-share rel="nofollow">
                {words.share}
              </Link>
            )}
          </p>
          <p className="cmp-configurator__note">{words.shareHelp}</p>
        </div>
      </NextHeadingLevel>
    </section>
  );
}

/** The machine in a sentence, and what the rules changed. */
function Summary({ machine, chosen, added, refused }: Props): ReactNode {
  const { words, nameOf, stepName, language, units } = useConfigurator();
  const version = machine.versions.find(({ isChosen }) => isChosen);
  const built = version && withPressures(version.name, language, units);
  const named = (option: Props['chosen'][number]) => `${stepName(option.step)}: ${nameOf(option)}`;
  return (
    <>
      <p className="cmp-configurator__summary">
        <strong>{[machine.name, built].filter(Boolean).join(', ')}</strong>
        {chosen.map((option) => (
          <span key={option.step}>{named(option)}</span>
        ))}
      </p>
      {[
        { title: words.added, options: added },
        { title: words.refused, options: refused },
      ].map(
        ({ title, options }) =>
          options.length > 0 && (
            <div className="cmp-configurator__changes" key={title}>
              <p className="cmp-configurator__label">{title}</p>
              <ul>
                {options.map((option) => (
                  <li key={`${option.step} ${option.reason}`}>
                    <strong>{named(option)}.</strong> {option.reason}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </>
  );
}

/** Order numbers: the machine, and what is delivered with it. */
function Parts({ machine, parts }: Props): ReactNode {
  const { words } = useConfigurator();
  const rows = [{ ...machine, note: undefined }, ...parts];
  return (
    <>
      <Heading className="cmp-configurator__subheading">{words.parts}</Heading>
      <ul className="cmp-configurator__parts" role="list">
        {rows.map(({ sku, name, kind, link, note }) => (
          <li key={sku}>
            <span className="cmp-configurator__part">
              {link ? <Link link={link}>{name}</Link> : name}
              {kind && `, ${kind}`}
            </span>
            <span className="cmp-configurator__sku">{sku}</span>
            {note && <span className="cmp-configurator__note">{note}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Figures({ figures }: Props): ReactNode {
  const { words, language, units } = useConfigurator();
  const rows = figureRows(figures, catalogueWords(language), language, {
    system: units,
    names: { ...catalogueWords(language).figureNames, purityClass: words.airClass },
  });
  return (
    <>
      <Heading className="cmp-configurator__subheading">{words.figures}</Heading>
      <dl className="cmp-configurator__figures">
        {rows.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
