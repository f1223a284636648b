import type { ReactNode } from 'react';
import { RichText } from '../../kit/html/Html';
import { useMessages } from '../../kit/rendering';
import type { CookieBannerModel } from './CookieBanner.model';
import { Purposes } from './Purposes';

/**
 * Asks for consent: a region beside the page, not a dialog over it, with three equal answers. The server hides it; the
 * island shows it to visitors who have not decided. Without scripts nothing is loaded that would need consent.
 */
export function CookieBanner(model: CookieBannerModel): ReactNode {
  const messages = useMessages();
  const { id, title, text, purposes } = model;
  const choicesId = `${id}-choices`;
  return (
    <div
      className="cmp-cookiebanner"
      id={id}
      data-island="cookiebanner"
      data-island-when="idle"
      data-consent-version={model.policyVersion}
    >
      <div className="cmp-cookiebanner__region" role="region" aria-labelledby={`${id}-title`} hidden>
        <div className="cmp-cookiebanner__about">
          <p className="cmp-cookiebanner__title" id={`${id}-title`} tabIndex={-1}>
            {title ?? messages.cookies}
          </p>
          {text && <RichText className="cmp-cookiebanner__text" html={text} />}
        </div>
        <div className="cmp-cookiebanner__actions">
          <button
            type="button"
            className="cmp-cookiebanner__button"
            data-consent="manage"
            aria-expanded="false"
            aria-controls={choicesId}
          >
            {model.manageText ?? messages.manageCookies}
          </button>
          <button type="button" className="cmp-cookiebanner__button" data-consent="refuse">
            {model.refuseText ?? messages.onlyNecessaryCookies}
          </button>
          <button type="button" className="cmp-cookiebanner__button" data-consent="accept">
            {model.acceptText ?? messages.acceptAllCookies}
          </button>
        </div>
        <form className="cmp-cookiebanner__choices" id={choicesId} hidden>
          <Purposes id={id} purposes={purposes} />
          <button type="submit" className="cmp-cookiebanner__button cmp-cookiebanner__button--save">
            {model.saveText ?? messages.saveCookies}
          </button>
        </form>
      </div>
      <p className="visually-hidden" role="status" data-saved-text={messages.choiceSaved} />
    </div>
  );
}
