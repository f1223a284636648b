const real = globalThis.XMLHttpRequest;

/**
 * Answers what `fetchPage` requests, until `answerPagesNoMore`.
 * @param answer the HTML of an address; a rejection is a lost connection
 */
export function answerPages(answer: (url: string) => Promise<string>): void {
  class Request {
    responseXML: Document | null = null;
    responseType = '';
    readonly status = 200;
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    private url = '';
    private isEnded = false;
    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader() {}
    abort() {
      this.end(() => this.onabort?.());
    }
    send() {
      answer(this.url).then(
        (html) =>
          this.end(() => {
            this.responseXML = new DOMParser().parseFromString(html, 'text/html');
            this.onload?.();
          }),
        () => this.end(() => this.onerror?.()),
      );
    }
    private end(how: () => void) {
      if (this.isEnded) return;
      this.isEnded = true;
      how();
      this.onloadend?.();
    }
  }
  globalThis.XMLHttpRequest = Request as never;
}

export function answerPagesNoMore(): void {
  globalThis.XMLHttpRequest = real;
}
