import { useId, type ReactNode } from 'react';
import { DropTarget } from '../../kit/DropZone';
import { NextHeadingLevel, Heading } from '../../kit/heading';
import { Icon } from '../../kit/icons/Icon';
import { Children, useMessages, useRendering } from '../../kit/rendering';
import type { ModalModel } from './Modal.model';

/**
 * A dialog over the page. The native `<dialog>` traps focus, closes on Escape and restores focus; its look is in data
 * attributes, as the page's policy forbids inline styles. Without scripts, in print and for authors its content is part
 * of the page.
 */
export function Modal(model: ModalModel): ReactNode {
  const { id, title, closeText, isWide, isOpened, buttonText, trigger, children } = model;
  const messages = useMessages();
  const { mode } = useRendering();
  const titleId = useId();
  const isTriggered = Boolean(trigger?.id || trigger?.className || trigger?.eventName);
  return (
    <div
      className={mode === 'edit' ? 'cmp-modal cmp-modal--edited' : 'cmp-modal'}
      id={id}
      data-island="modal"
      data-island-when={isOpened ? 'load' : 'idle'}
      data-modal-opened={isOpened}
      data-modal-top={model.topPosition}
      data-modal-overlay-opacity={model.overlayOpacity}
      data-modal-overlay-color={model.overlayColor}
      data-modal-trigger-id={trigger?.id}
      data-modal-trigger-class={trigger?.className}
      data-modal-trigger-event={trigger?.eventName}
    >
      {(!isTriggered || buttonText) && (
        <button type="button" className="cmp-modal__trigger" aria-haspopup="dialog" data-needs-script>
          {buttonText ?? title ?? messages.openDialog}
        </button>
      )}
      <dialog
        className={isWide ? 'cmp-modal__dialog cmp-modal__dialog--wide' : 'cmp-modal__dialog'}
        {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': buttonText ?? messages.openDialog })}
      >
        <div className="cmp-modal__box">
          <div className="cmp-modal__head">
            {title && (
              <Heading className="cmp-modal__title" id={titleId}>
                {title}
              </Heading>
            )}
            <button type="button" className="cmp-modal__close" data-needs-script>
              {closeText ?? messages.close}
              <Icon name="close" size={20} />
            </button>
          </div>
          <div className="cmp-modal__content">
            <NextHeadingLevel>
              <Children of={children} />
            </NextHeadingLevel>
            <DropTarget />
          </div>
        </div>
      </dialog>
    </div>
  );
}
