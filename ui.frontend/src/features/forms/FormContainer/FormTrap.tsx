import type { ReactNode } from 'react';

/** A field that no person sees and programs fill in. Its name is Sling's kind, so no author's field has it. */
export const FormTrap = ({ label }: { label: string }): ReactNode => (
  <label className="cmp-form__trap visually-hidden" aria-hidden>
    {label}
    <input name=":homepage" tabIndex={-1} autoComplete="off" />
  </label>
);
