import { useId, type ReactNode } from 'react';
import { Icon } from '../../../../core/kit/icons/Icon';
import { useWords } from '../../words';

/** The dialog in which a gallery's pictures are enlarged. Its styles and its behaviour come when one is opened. */
export function ProductLightbox({ label }: { label: string }): ReactNode {
  const { lightbox } = useWords();
  const keysId = useId();
  const button = (act: string, icon: Parameters<typeof Icon>[0]['name'], text: string) => (
    <button
      type="button"
      className={`cmp-product__lightbox-button cmp-product__lightbox-${act}`}
      data-lightbox={act}
    >
      <Icon name={icon} label={text} />
    </button>
  );
  return (
    <dialog className="cmp-product__lightbox" aria-label={label} aria-describedby={keysId}>
      <div className="cmp-product__lightbox-bar">
        <span className="cmp-product__lightbox-counter" role="status" />
        {button('further', 'minus', lightbox.further)}
        {button('closer', 'plus', lightbox.closer)}
        {button('close', 'close', lightbox.close)}
      </div>
      <div className="cmp-product__lightbox-stage" />
      {button('previous', 'chevron-left', lightbox.previous)}
      {button('next', 'chevron-right', lightbox.next)}
      <p className="cmp-product__lightbox-caption" role="status" />
      <p className="cmp-product__lightbox-keys" id={keysId}>
        {lightbox.keys}
      </p>
    </dialog>
  );
}
