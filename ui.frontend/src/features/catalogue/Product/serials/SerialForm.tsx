import type { ReactNode } from 'react';
import { Link } from '../../../../core/kit/Link';
import { useWords } from '../../words';
import { WithNumbers } from './WithNumbers';
import type { SerialsModel } from './Serials.model';

/** As many characters as somebody may copy from a plate with words before the number. */
const MOST = 60;

/**
 * Asks for the serial number of the machine, and says which parts the list below shows. A link in the form of a form: the
 * address holds the number, so that it works without scripts and can be sent to a colleague.
 */
export function SerialForm({ id, serials }: { id: string; serials: SerialsModel }): ReactNode {
  const { partSerials: words } = useWords();
  const { anchor, action, kept, typed, serial, left, all, example } = serials;
  const isWrong = Boolean(typed) && !serial;
  const field = `${id}-serial`;
  const described = [isWrong && `${field}-fault`, `${field}-help`].filter(Boolean).join(' ');
  return (
    <div className="cmp-serials" id={anchor}>
      {action && (
        <form className="cmp-serials__form" method="get" action={action}>
          {kept.map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label className="cmp-serials__label" htmlFor={field}>
            {words.label}
          </label>
          <p className="cmp-serials__help" id={`${field}-help`}>
            <WithNumbers text={words.help(example)} numbers={[example]} />
          </p>
          <div className="cmp-serials__entry">
            <input
              className="cmp-serials__field"
              id={field}
              name="serial"
              defaultValue={typed}
              maxLength={MOST}
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              aria-invalid={isWrong || undefined}
              aria-describedby={described}
            />
            <button className="cmp-serials__submit" type="submit">
              {words.show}
            </button>
          </div>
          {isWrong && (
            <p className="cmp-serials__fault" id={`${field}-fault`}>
              <span>
                <WithNumbers text={words.fault(typed ?? '', example)} numbers={[example]} />
              </span>
            </p>
          )}
        </form>
      )}
      {serial && (
        <p className="cmp-serials__shown">
          {serials.rows.length > 0 ? (
            <>
              <strong>
                <WithNumbers text={words.shown(serial)} numbers={[serial]} />
              </strong>{' '}
              {left > 0 && words.left(left)}
            </>
          ) : (
            <strong>
              <WithNumbers text={words.none(serial)} numbers={[serial]} />
            </strong>
          )}{' '}
          {all && left > 0 && <Link link={all}>{words.showAll}</Link>}
        </p>
      )}
    </div>
  );
}
