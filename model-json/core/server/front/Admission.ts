/** Too many requests are waiting. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly code = 'VEN_DRAWERS_BUSY';
}

export interface AdmissionOptions {
  /** Maximum number of concurrent requests. */
  readonly capacity: () => number;
  /** Maximum number of waiting requests, in total and per client. */
  readonly waiting: number;
  readonly perClient: number;
  /** Maximum waiting time in milliseconds. */
  readonly patience: number;
}

interface Waiting {
  readonly enter: () => void;
}

interface Client {
  running: number;
  readonly waiting: Set<Waiting>;
}

/**
 * Lets a few requests through at a time; the others wait. The next one comes from the client with the fewest in
 * progress, so that a client with many connections waits for itself and does not delay others.
 */
export class Admission {
  private running = 0;
  private waiting = 0;
  /** In the order of their last turn. */
  private readonly clients = new Map<string, Client>();

  constructor(private readonly options: AdmissionOptions) {}

  /**
   * @param gone aborts when nobody is waiting for the answer any more
   * @returns a function to call when the request is done
   * @throws BusyError at once if too many are waiting, later on timeout or when nobody is waiting any more
   */
  enter(name: string, gone: AbortSignal): Promise<() => void> {
    const { waiting, perClient, patience } = this.options;
    const client = this.clients.get(name) ?? { running: 0, waiting: new Set() };
    const isFull = this.waiting >= waiting || client.waiting.size >= perClient;
    if (gone.aborted || isFull) return Promise.reject(new BusyError('Too many requests are waiting'));
    this.clients.set(name, client);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        if (!this.take(client, order)) return;
        end();
        this.forget(name, client);
        reject(new BusyError('The request has waited too long, or its client has left'));
      };
      const end = (): void => {
        clearTimeout(timer);
        gone.removeEventListener('abort', leave);
      };
      const order: Waiting = {
        enter: () => {
          end();
          resolve(this.begin(name, client));
        },
      };
      const timer = setTimeout(leave, patience);
      gone.addEventListener('abort', leave);
      client.waiting.add(order);
      this.waiting += 1;
      this.next();
    });
  }

  /** Admits as many as there is capacity for; must be called when the capacity has grown. */
  next(): void {
    while (this.running < this.options.capacity() && this.waiting > 0) {
      let chosen: Client | undefined;
      for (const client of this.clients.values())
        if (client.waiting.size > 0 && client.running < (chosen?.running ?? Infinity)) chosen = client;
      const [order] = chosen?.waiting ?? [];
      if (!chosen || !order) return;
      this.take(chosen, order);
      order.enter();
    }
  }

  private take(client: Client, order: Waiting): boolean {
    if (!client.waiting.delete(order)) return false;
    this.waiting -= 1;
    return true;
  }

  private begin(name: string, client: Client): () => void {
    this.running += 1;
    client.running += 1;
    this.clients.delete(name);
    this.clients.set(name, client);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.running -= 1;
      client.running -= 1;
      this.forget(name, client);
      this.next();
    };
  }

  private forget(name: string, client: Client): void {
    if (client.running === 0 && client.waiting.size === 0) this.clients.delete(name);
  }
}
