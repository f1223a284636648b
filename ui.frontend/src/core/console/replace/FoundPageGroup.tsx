import { useId, type ReactNode } from 'react';
import { editorItemAddress } from '../../../../../shared/addresses/editor-item';
import type { FoundPage, FoundText, TextMatch } from '../../../../../shared/authoring/found-texts';
import { placeTitle } from './field-title';
import { TickBox } from './TickBox';
import { keyOf, keysOf, type Unticked } from './ticks';
import { matchesIn } from './use-search';
import { counted } from '../../../../../shared/authoring/language/t';

interface FoundPageGroupProps {
  page: FoundPage;
  replacement: string;
  unticked: Unticked;
  onTick(keys: readonly string[], isTicked: boolean): void;
}

/** A page with its matches, each before and after. */
export function FoundPageGroup({ page, replacement, unticked, onTick }: FoundPageGroupProps): ReactNode {
  const heading = useId();
  const keys = keysOf([page]);
  const title = (
    <>
      <strong>{page.title}</strong> <small>{page.path}</small>
    </>
  );
  return (
    <section className="co-replace__page" aria-labelledby={heading}>
      <h2 id={heading}>
        {keys.length > 0 ? (
          <TickBox {...{ keys, unticked, onTick }}>{title}</TickBox>
        ) : (
          <span className="co-replace__tick">{title}</span>
        )}
        <span className="co-replace__count">{counted(matchesIn([page]), '{n} match', '{n} matches')}</span>
      </h2>
      {page.texts.map((text) => (
        <div key={`${text.node} ${text.property} ${text.index ?? ''}`} className="co-replace__text">
          <p className="co-replace__place">
            <a href={addressOf(page, text)}>{placeTitle(text)}</a>
            {text.refusal !== undefined && <span data-refusal>{text.refusal}</span>}
          </p>
          <ul>
            {text.matches.map((match, number) => (
              <li key={keyOf(text, number)}>
                {text.refusal === undefined ? (
                  <TickBox keys={[keyOf(text, number)]} {...{ unticked, onTick }}>
                    <Change match={match} replacement={replacement} />
                  </TickBox>
                ) : (
                  <span className="co-replace__tick">
                    <Sentence {...match} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const addressOf = ({ kind, path }: FoundPage, text: FoundText): string =>
  kind === 'content-fragment' ? `/editor.html${encodeURI(path)}.html` : editorItemAddress(text);

const Change = ({ match, replacement }: { match: TextMatch; replacement: string }): ReactNode => (
  <>
    {match.before}
    <del>{match.match}</del>
    {replacement !== '' && <ins>{replacement}</ins>}
    {match.after}
  </>
);

const Sentence = ({ before, match, after }: TextMatch): ReactNode => (
  <>
    {before}
    <mark>{match}</mark>
    {after}
  </>
);
