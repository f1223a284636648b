import { useId, useLayoutEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { t } from '../../../../../shared/authoring/language/t';

export interface ModalProps {
  title: string;
  children: ReactNode;
  /** The words on the button that does it; none if the dialog only shows something. */
  submit?: string;
  /** Words on the other button. @default `Cancel` */
  cancel?: string;
  isDestructive?: boolean;
  /** Why it cannot be done yet: shown on the button, which then does nothing. */
  isDisabled?: boolean;
  /** While it is being done. */
  isBusy?: boolean;
  /** What went wrong, in words. What was typed stays. */
  error?: string | undefined;
  size?: 'small' | 'large';
  onSubmit?(): void;
  onClose(): void;
}

/** A modal dialog: the browser's own, which keeps the focus inside and gives it back. */
export function Modal(props: ModalProps): ReactNode {
  const { title, children, submit, cancel, isDestructive, isDisabled, isBusy, error, size = 'small' } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed while it is still in the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !isDisabled) props.onSubmit?.();
  };
  return (
    <dialog
      ref={dialog}
      className="co-modal"
      data-size={size}
      aria-labelledby={heading}
      // Escape: closed by its owner, so that both agree.
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
    >
      <form method="dialog" className="co-modal__form" onSubmit={send} noValidate>
        <h2 id={heading} className="co-modal__title">
          {title}
        </h2>
        <div className="co-modal__body">{children}</div>
        {error !== undefined && (
          <p className="co-modal__error" role="alert">
            {error}
          </p>
        )}
        <div className="co-modal__buttons">
          <button type="button" className="co-button" onClick={props.onClose}>
            {cancel ?? (submit === undefined ? t('Close') : t('Cancel'))}
          </button>
          {submit !== undefined && (
            <button
              type="submit"
              className="co-button"
              data-kind={isDestructive ? 'negative' : 'accent'}
              aria-disabled={isDisabled || isBusy || undefined}
            >
              {isBusy ? t('One moment…') : submit}
            </button>
          )}
        </div>
      </form>
    </dialog>
  );
}
