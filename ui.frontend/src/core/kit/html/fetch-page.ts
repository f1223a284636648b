/** A page as a document that runs no scripts. */
export interface FetchedPage {
  readonly page: Document;
  /** Of the answer’s HTTP status: 200 to 299. */
  readonly isOk: boolean;
}

/**
 * Loads a page to take parts out of it. By XMLHttpRequest, whose parser Trusted Types allow, as what it gives is inert.
 *
 * @returns any answer that is HTML, also one that tells of an error
 * @throws DOMException `AbortError` once `signal` has ended it; TypeError if there is no answer, or none that is HTML
 */
export function fetchPage(url: string, signal?: AbortSignal): Promise<FetchedPage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const end = () => request.abort();
    request.open('GET', url);
    request.responseType = 'document';
    request.setRequestHeader('accept', 'text/html');
    request.onabort = () => reject(new DOMException('The request was ended', 'AbortError'));
    request.onerror = () => reject(new TypeError(`no answer from ${url}`));
    request.onload = () => {
      const page = request.responseXML;
      if (page) resolve({ page, isOk: request.status >= 200 && request.status < 300 });
      else reject(new TypeError(`no HTML from ${url}`));
    };
    request.onloadend = () => signal?.removeEventListener('abort', end);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) reject(new DOMException('The request was ended', 'AbortError'));
    else request.send();
  });
}
