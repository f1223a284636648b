import { afterPaint } from '../after-paint';
import { fetchPage } from './fetch-page';

/** Asks a form's address, and shows the answer without loading the page again. */
export interface Asking {
  /**
   * The latest question counts: an earlier one is given up.
   *
   * @param show takes over what is new, and returns the address to show for it
   * @returns whether it was answered; else the browser follows the address
   */
  ask(address: URL, show: (fresh: HTMLElement) => string): Promise<boolean>;
  stop(): void;
}

/**
 * The server does the calculation, with and without scripts: its page has the answer in an element of the same id.
 *
 * @param root what is kept up to date; `aria-busy` while it waits
 */
export function askInPlace(root: HTMLElement): Asking {
  const ended = new AbortController();
  let latest: AbortController | undefined;
  return {
    async ask(address, show) {
      latest?.abort();
      const mine = (latest = new AbortController());
      root.setAttribute('aria-busy', 'true');
      await new Promise<void>(afterPaint);
      try {
        const { page, isOk } = await fetchPage(address.href, mine.signal);
        const fresh = page.getElementById(root.id);
        if (!isOk || !fresh) throw new Error(`no #${root.id}`);
        history.replaceState(history.state, '', show(fresh));
        root.removeAttribute('aria-busy');
        return true;
      } catch {
        if (!ended.signal.aborted && !mine.signal.aborted) location.assign(address);
        return false;
      }
    },
    stop() {
      ended.abort();
      latest?.abort();
    },
  };
}

/** A form's address with what is entered, without empty fields and files, and with the pressed button. */
export function formAddress(form: HTMLFormElement, button?: HTMLButtonElement | null): URL {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) {
    if (value !== '' && typeof value === 'string') address.searchParams.set(name, value);
  }
  if (button?.name) address.searchParams.set(button.name, button.value);
  return address;
}
