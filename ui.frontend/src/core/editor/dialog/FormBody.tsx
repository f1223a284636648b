import type { ReactNode } from 'react';
import type { DialogTab } from '../../kit/dialogs/dialog';
import { FormNews } from './FormNews';
import { FormProblems } from './FormProblems';
import { FormTabs } from './FormTabs';
import { isShown } from './form/is-shown';
import { useSurroundings } from './FormContext';
import { fieldsOf } from './form/read-write';
import type { Form } from './use-form';
import { useLead } from './use-lead';

interface FormBodyProps {
  readonly form: Form;
  readonly tabs: readonly DialogTab[];
  /** The field that is focused first, `actions/item0/link`. @default the first one */
  readonly leadTo?: string | undefined;
  /** News while the form is open. */
  readonly notice?: string;
  /** Why the last attempt to save failed. */
  readonly refusal: string | undefined;
  readonly children?: ReactNode;
}

/** The body of the dialog: messages, then the fields by tab. */
export function FormBody({ form, tabs, leadTo, notice, refusal, children }: FormBodyProps): ReactNode {
  // A field of one tab can depend on a field of another.
  const all = fieldsOf(tabs);
  const visible = tabs.map((tab) => ({
    ...tab,
    fields: tab.fields.filter((field) => isShown(field, all, form.values)),
  }));
  const shown = visible.filter(({ fields }) => fields.length > 0);
  const { lockOf, marks } = useSurroundings();
  // What is inherited is said at its field.
  const locked = all
    .filter((field) => !marks || marks.hasLeft || marks.stateOf(field) === 'own')
    .map(({ name }) => lockOf(name))
    .find((reason) => reason !== undefined);
  const { body, chosen, choose, lead } = useLead(shown, leadTo);
  return (
    <div ref={body}>
      <FormNews form={form} notice={notice} refusal={refusal} locked={locked} />
      <FormProblems problems={form.problems} onLead={lead} />
      {children}
      <FormTabs form={form} tabs={shown} chosen={chosen} onChoose={choose} />
    </div>
  );
}
