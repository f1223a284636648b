import type { ReactNode } from 'react';

/**
 * A field that people do not see and bots fill in. Its name starts with a colon, as Sling's do, so no author's field has it.
 */
export const FormTrap = ({ label }: { label: string }): ReactNode => (
  <div className="cmp-form__trap visually-hidden" aria-hidden>
    <label>
      {label}
      <input name=":homepage" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
