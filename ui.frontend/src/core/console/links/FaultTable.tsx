import { useState, type ReactNode } from 'react';
import { editorItemAddress } from '../../../../../shared/addresses/editor-item';
import type { LinkFault, LinkState } from '../../../../../shared/authoring/link-report';
import { hintText, STATES } from './state-texts';
import { t } from '../../../../../shared/authoring/language/t';

/** As many as anyone reads; the CSV has all. */
const MOST = 500;

/** Faulty links and where they are used, to narrow down by what is wrong. */
export function FaultTable({ faults }: { faults: readonly LinkFault[] }): ReactNode {
  const [only, setOnly] = useState<LinkState>();
  const states = Object.keys(STATES) as readonly LinkState[];
  const counts = new Map(
    states.map((state) => [state, faults.filter((fault) => fault.state === state).length]),
  );
  const chosen = faults
    .filter(({ state }) => only === undefined || state === only)
    .toSorted((a, b) => states.indexOf(a.state) - states.indexOf(b.state));
  return (
    <>
      <div role="group" aria-label={t('What is wrong')} className="co-links__states">
        <StateButton
          title={t('All')}
          count={faults.length}
          isOn={only === undefined}
          onPress={() => setOnly(undefined)}
        />
        {states.map((state) => {
          const count = counts.get(state) ?? 0;
          return (
            count > 0 && (
              <StateButton
                key={state}
                title={STATES[state]}
                count={count}
                isOn={only === state}
                onPress={() => setOnly(state)}
              />
            )
          );
        })}
      </div>
      <table className="co-links__table">
        <caption className="co-hidden">{t('Links that need a look')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('What is wrong')}</th>
            <th scope="col">{t('Link')}</th>
            <th scope="col">{t('Used in')}</th>
          </tr>
        </thead>
        <tbody>
          {chosen.slice(0, MOST).map((fault) => (
            <tr key={`${fault.path} ${fault.field} ${fault.href}`}>
              <td data-state={fault.state}>{STATES[fault.state]}</td>
              <td>
                <code>{fault.href}</code>
                <span className="co-links__hint">{hintText(fault)}</span>
              </td>
              <td>
                <a href={editorItemAddress(fault)}>{fault.title}</a>
                <span className="co-links__hint">{placeOf(fault)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {chosen.length > MOST && (
        <p>{t('{MOST} of {chosen} are listed; the CSV has all.', { MOST, chosen: chosen.length })}</p>
      )}
    </>
  );
}

interface StateButtonProps {
  title: string;
  count: number;
  isOn: boolean;
  onPress(): void;
}

const StateButton = ({ title, count, isOn, onPress }: StateButtonProps): ReactNode => (
  <button type="button" className="co-action" aria-pressed={isOn} onClick={onPress}>
    {`${title} (${count})`}
  </button>
);

const placeOf = ({ path, field }: LinkFault): string =>
  [path.slice(path.indexOf('jcr:content') + 12), field].filter(Boolean).join(' › ');
