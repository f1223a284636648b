/** How many requests of a client are told apart, and how long. */
export interface RateLimitOptions {
  readonly windowMs: number;
  /** Clients remembered; the one that came first is forgotten first. */
  readonly maxClients: number;
}

/** Counts requests of clients in the time just past. */
export class RateLimit {
  private readonly requests = new Map<string, number[]>();

  constructor(private readonly options: RateLimitOptions) {}

  /** Notes a request. @returns how many there were in the window, this one included */
  count(client: string, now = Date.now()): number {
    const { windowMs, maxClients } = this.options;
    const recent = (this.requests.get(client) ?? []).filter((time) => time > now - windowMs);
    recent.push(now);
    this.requests.delete(client);
    if (this.requests.size >= maxClients) this.requests.delete(this.requests.keys().next().value!);
    this.requests.set(client, recent);
    return recent.length;
  }
}
