import type { FrameLocator, Page } from '@playwright/test';
import { author } from '../sample-page';

/** What the page in the frame has told of its editables (`repaintEditables`). */
export interface Editable {
  readonly resource: string;
  readonly type: string;
  readonly prop: string;
  readonly model: string;
  readonly filter: string;
}

const ADDRESS = `${author}/universal-host.html`;

/**
 * An editor's page around a page of author, in place of the Universal Editor: it speaks with Adobe's script in the frame as
 * penpal does (messages `syn`, `synAck`, `ack`, `call`, `reply`), and sends the calls that the Universal Editor documents.
 */
export class UniversalHost {
  constructor(private readonly page: Page) {}

  get frame(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  /** Frames a page, and waits until its script has connected. */
  async open(path: string): Promise<void> {
    // Author's pages may be framed by author only.
    await this.page.route(ADDRESS, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<title>Host</title><script>(${host})()</script>` }),
    );
    await this.page.goto(ADDRESS);
    await this.page.evaluate((src) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { src, width: 1300, height: 800 });
      document.body.append(frame);
    }, `${path}.html`);
  }

  editables(): Promise<readonly Editable[]> {
    return this.page.evaluate(() => window.universal.editables);
  }

  /** How often the script in the frame has connected: once more after each load of the page. */
  connections(): Promise<number> {
    return this.page.evaluate(() => window.universal.connections);
  }

  /** Calls a method of Adobe's script in the frame. */
  ask<T>(method: string, ...args: unknown[]): Promise<T> {
    return this.page.evaluate(([name, given]) => window.universal.ask(name, given) as Promise<T>, [
      method,
      args,
    ] as const);
  }

  /** Sends a call to the service that the page announces. @returns its answer */
  call(name: string, payload: object): Promise<{ status: number; answer: Record<string, unknown> }> {
    return this.page.evaluate(
      async ([call, body]) => {
        const { token } = (await (await fetch('/libs/granite/csrf/token.json')).json()) as { token: string };
        const sent = await fetch(`${window.universal.service}/${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'csrf-token': token },
          body: JSON.stringify(body),
        });
        return { status: sent.status, answer: (await sent.json()) as Record<string, unknown> };
      },
      [name, payload] as const,
    );
  }
}

declare global {
  interface Window {
    universal: {
      editables: Editable[];
      connections: number;
      /** `urn:adobe:aue:config:service`. */
      service: string;
      ask(method: string, args: readonly unknown[]): Promise<unknown>;
    };
  }
}

/** Runs in the host's page. */
function host(): void {
  const pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>();
  let child: Window | undefined;
  let ready: () => void;
  let connected = new Promise<void>((resolve) => (ready = resolve));
  const methods: Record<string, (given: never) => void> = {
    repaintEditables({ editables }: { editables: { editables: Map<string, Editable> } }) {
      window.universal.editables = [...editables.editables.values()];
    },
    setUrnMapping({ name, value }: { name: string; value: string }) {
      if (name === 'urn:adobe:aue:config:service') window.universal.service = value;
    },
    updateFrameDetails() {},
    navigateTo() {},
    closeRTE() {},
    trackCorsVersion() {},
  };
  window.universal = {
    editables: [],
    connections: 0,
    service: '',
    async ask(methodName, args) {
      await connected;
      const id = Math.random();
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        child?.postMessage({ penpal: 'call', id, methodName, args }, '*');
      });
    },
  };
  addEventListener('message', ({ data, source }: MessageEvent) => {
    const from = source as Window;
    if (data?.penpal === 'syn') {
      // Also after each load of the frame.
      child = from;
      connected = new Promise<void>((resolve) => (ready = resolve));
      from.postMessage({ penpal: 'synAck', methodNames: Object.keys(methods) }, '*');
    } else if (data?.penpal === 'ack') {
      window.universal.connections += 1;
      ready();
    } else if (data?.penpal === 'call') {
      methods[data.methodName as string]?.(data.args[0] as never);
      from.postMessage({ penpal: 'reply', id: data.id, resolution: 'fulfilled' }, '*');
    } else if (data?.penpal === 'reply') {
      const { resolve, reject } = pending.get(data.id as number) ?? {};
      if (data.resolution === 'fulfilled') resolve?.(data.returnValue);
      else reject?.(data.returnValue);
    }
  });
}
