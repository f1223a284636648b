import { APP_ID } from '../../../../../../../shared/addresses/app';

/** Events that widgets dispatch to the page, bubbling from their element: `mysite:search` … */
export interface WidgetEvents {
  /** A visitor searches. Cancel it to show results without leaving the page. */
  search: { readonly q: string; readonly url: string };
  /** A suggestion or a result was chosen. Cancel it to stay on the page. */
  select: {
    readonly type: string;
    readonly title: string;
    readonly url: string;
    readonly sku?: string;
  };
  /** Suggestions or results are shown. */
  results: { readonly q: string; readonly total: number };
  /** The service failed; the plain form still works. */
  failure: { readonly reason: string };
}

/** @returns false if the page has cancelled it */
export const emit = <N extends keyof WidgetEvents>(
  element: HTMLElement,
  name: N,
  detail: WidgetEvents[N],
): boolean =>
  element.dispatchEvent(new CustomEvent(`${APP_ID}:${name}`, { detail, bubbles: true, cancelable: true }));
