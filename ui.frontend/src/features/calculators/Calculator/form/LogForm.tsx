import type { ReactNode } from 'react';
import type { CalculatorLog } from '../Calculator.model';
import { useCalculator } from '../use-calculator';

/** A log of a station, to be sent as a file: the server answers with the page and the profile in its address. */
export function LogForm({ log }: { log: CalculatorLog }): ReactNode {
  const { id, words } = useCalculator();
  const { action, page, kept, fault } = log;
  const described = [`${id}-log-help`, fault && `${id}-log-fault`].filter(Boolean).join(' ');
  return (
    <form className="cmp-calculator__log" method="post" action={action} encType="multipart/form-data">
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="id" value={id} />
      <div hidden data-sync="kept">
        {kept.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </div>
      <label className="cmp-calculator__label" htmlFor={`${id}-log`}>
        {words.log.label}
      </label>
      <p className="cmp-calculator__help" id={`${id}-log-help`}>
        {words.log.help}
      </p>
      <input
        className="cmp-calculator__input"
        id={`${id}-log`}
        type="file"
        name="log"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby={described}
      />
      {fault && (
        <p className="cmp-calculator__fault" id={`${id}-log-fault`}>
          {words.log.faults[fault.reason](String(fault.line))}
        </p>
      )}
      <button type="submit" className="cmp-calculator__next">
        {words.log.send}
      </button>
    </form>
  );
}
