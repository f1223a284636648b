/** A message that the editor posts to the page's window. */
export interface ChannelMessage {
  readonly channel: string;
  readonly request: string;
  readonly data: unknown;
}

type Listener = (message: { data?: never }) => void;

/**
 * The page's side of AEM's channel to the editor (`Granite.author.MessageChannel`), as far as components use it: they
 * listen to requests of the editor that frames this page.
 */
export class MessageChannel {
  private readonly heard = new Map<Listener, (event: MessageEvent) => void>();

  constructor(
    private readonly name: string,
    private readonly target: Window,
  ) {}

  /** Calls `listener` with each request of that name. */
  subscribeRequestMessage(request: string, listener: Listener): void {
    const hear = (event: MessageEvent): void => {
      if (!fromOurEditor(event, this.target) || !isMessage(event.data)) return;
      const { channel, request: asked, data } = event.data;
      if (channel === this.name && asked === request) listener({ data } as { data?: never });
    };
    this.heard.set(listener, hear);
    this.target.addEventListener('message', hear);
  }

  /** Unsubscribes. */
  unsubscribeRequestMessage(_request: string, listener: Listener): void {
    const hear = this.heard.get(listener);
    if (hear) this.target.removeEventListener('message', hear);
    this.heard.delete(listener);
  }
}

/** Other sites, and frames inside the page, can post too. */
const fromOurEditor = ({ origin, source }: MessageEvent, page: Window): boolean =>
  origin === page.location.origin && source === page.parent;

const isMessage = (data: unknown): data is ChannelMessage =>
  typeof data === 'object' && data !== null && 'channel' in data && 'request' in data;
