import type { ReactNode } from 'react';
import { DropZone } from '../../../core/kit/DropZone';
import { fieldProblems } from '../kit/form-errors';
import { useHeadingTag } from '../../../core/kit/heading';
import { RichText } from '../../../core/kit/html/Html';
import { Children } from '../../../core/kit/rendering';
import { FormErrors } from './FormErrors';
import type { FormContainerModel } from './FormContainer.model';
import { FormTrap } from './FormTrap';
import { refusalWords } from './refusal-words';
import { useWords } from '../words';

/**
 * A form that works without scripts: it posts to its page, which answers with another page, a thank-you message, or the form
 * again with its values and errors. The island shows errors while the visitor fills it in.
 */
export function FormContainer(form: FormContainerModel): ReactNode {
  const { id, name, method, enctype, action, redirect, formStart, refusal, children } = form;
  const messages = useWords();
  const problems = fieldProblems(children, messages);
  const said = [...form.errorMessages, ...refusalWords(refusal, messages)];
  const isRefused = problems.length > 0 || said.length > 0;
  return (
    <form
      className="cmp-form"
      id={id}
      name={name}
      method={method.toLowerCase()}
      // A rejected form is shown, and read out, from its errors on; no script is needed to go there.
      action={action && id ? `${action}#${id}-errors` : action}
      encType={method === 'POST' ? (enctype ?? 'multipart/form-data') : undefined}
      data-island="formcontainer"
      data-island-when={isRefused ? 'load' : 'interaction'}
      data-sending-message={messages.formSending}
      data-errors-title={messages.formHasErrors}
      data-errors-heading={useHeadingTag()}
    >
      {id && <Sent {...form} />}
      {isRefused && (
        <FormErrors
          id={id && `${id}-errors`}
          title={problems.length > 0 ? messages.formHasErrors : messages.formNotSent}
          said={said}
          problems={problems}
        />
      )}
      <input type="hidden" name=":formstart" defaultValue={formStart} />
      <input type="hidden" name="_charset_" defaultValue="UTF-8" />
      {redirect && <input type="hidden" name=":redirect" defaultValue={`${redirect}.html`} />}
      <FormTrap label={messages.leaveEmpty} />
      <DropZone className="cmp-form__fields">
        <Children of={children} />
      </DropZone>
    </form>
  );
}

/** Shown, by its address, once the form has been sent. */
function Sent({ id, thankYouMessage, reference }: FormContainerModel): ReactNode {
  const messages = useWords();
  return (
    <div className="cmp-form__sent" id={`${id}-sent`} tabIndex={-1}>
      {thankYouMessage ? <RichText html={thankYouMessage} /> : <p>{messages.formSent}</p>}
      {reference && (
        <p className="cmp-form__reference">
          {messages.reference}: <strong>{reference}</strong>
        </p>
      )}
    </div>
  );
}
