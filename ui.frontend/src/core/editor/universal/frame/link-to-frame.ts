import { objectOf, textOf } from './Editable';

/** What the page in the frame can call, with what it passes first. */
export type Methods = Readonly<Record<string, (given: unknown) => void>>;

interface FrameLinkOptions {
  /** The window in the frame; null before there is one. */
  readonly window: () => Window | null;
  /** The origin of the page in the frame. Nobody else is answered. */
  readonly origin: () => string;
  readonly methods: Methods;
  /** The page's script has connected: after each load of the page. */
  onConnect(): void;
}

export interface FrameLink {
  /** Calls a method of the script in the page. Never settles if the page is loaded again meanwhile. */
  ask(method: string, ...args: readonly unknown[]): Promise<unknown>;
  close(): void;
}

/**
 * Speaks with the script in a framed page, as an editor around it does. The script is built on penpal: the page sends `syn`,
 * is answered `synAck` with the names of our methods, and confirms with `ack`; then both sides send `call` and `reply`.
 */
export function linkToFrame(options: FrameLinkOptions): FrameLink {
  const { methods, onConnect } = options;
  const pending = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let last = 0;

  const send = (message: object) => options.window()?.postMessage(message, options.origin());

  const receive = ({ data, source, origin }: MessageEvent<unknown>) => {
    if (source === null || source !== options.window() || origin !== options.origin()) return;
    const message = objectOf(data);
    switch (message['penpal']) {
      case 'syn':
        pending.clear();
        return send({ penpal: 'synAck', methodNames: Object.keys(methods) });
      case 'ack':
        return onConnect();
      case 'call': {
        const { id, methodName, args } = message;
        const name = textOf(methodName);
        if (Object.hasOwn(methods, name)) methods[name]?.(Array.isArray(args) ? args[0] : undefined);
        return send({ penpal: 'reply', id, resolution: 'fulfilled' });
      }
      case 'reply': {
        const id = Number(message['id']);
        const asked = pending.get(id);
        pending.delete(id);
        if (message['resolution'] === 'fulfilled') asked?.resolve(message['returnValue']);
        else asked?.reject(new Error(textOf(objectOf(message['returnValue'])['message'])));
      }
    }
  };
  window.addEventListener('message', receive);
  return {
    ask: (methodName, ...args) =>
      new Promise((resolve, reject) => {
        last += 1;
        pending.set(last, { resolve, reject });
        send({ penpal: 'call', id: last, methodName, args });
      }),
    close: () => window.removeEventListener('message', receive),
  };
}
