/** Limits of the memory for clients, and the time window. */
export interface RateLimitOptions {
  readonly windowMs: number;
  /** Maximum number of clients; the oldest is evicted first. */
  readonly maxClients: number;
}

/** Counts clients' requests in a sliding window. */
export class RateLimit {
  private readonly requests = new Map<string, number[]>();

  constructor(private readonly options: RateLimitOptions) {}

  /** Counts a request. @returns the number in the window, including this one */
  count(client: string, now = Date.now()): number {
    const { windowMs, maxClients } = this.options;
    const recent = (this.requests.get(client) ?? []).filter((time) => time > now - windowMs);
    recent.push(now);
    this.requests.delete(client);
    if (this.requests.size >= maxClients) {
      const [oldest = ''] = this.requests.keys();
      this.requests.delete(oldest);
    }
    this.requests.set(client, recent);
    return recent.length;
  }
}
