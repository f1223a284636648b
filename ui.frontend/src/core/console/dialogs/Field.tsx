import { useId, type ReactNode } from 'react';

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value. */
  fault?: string | undefined;
  /** @param attributes of the input, which tie it to label, hint and fault */
  children(attributes: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }): ReactNode;
}

/** A labelled form field with a hint, or what is wrong with it. */
export function Field({ label, hint, fault, children }: FieldProps): ReactNode {
  const id = useId();
  const said = fault ?? hint;
  return (
    <div className="co-field">
      <label htmlFor={id} className="co-field__label">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': said === undefined ? undefined : `${id}-said`,
        'aria-invalid': fault === undefined ? undefined : true,
      })}
      {said !== undefined && (
        <p id={`${id}-said`} className="co-field__said" data-fault={fault !== undefined || undefined}>
          {said}
        </p>
      )}
    </div>
  );
}
