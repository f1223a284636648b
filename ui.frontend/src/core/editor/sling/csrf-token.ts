import { get, jsonOf, type Fetch } from './request';

/** Granite's CSRF token: fetched once, and again when the server rejects it. */
export class CsrfToken {
  private token: Promise<string> | undefined;

  constructor(private readonly fetch: Fetch) {}

  value(): Promise<string> {
    this.token ??= this.read();
    return this.token;
  }

  /** Drops a rejected token. */
  refuse(): void {
    this.token = undefined;
  }

  private async read(): Promise<string> {
    try {
      const { token } = await jsonOf<{ token?: string }>(
        await get(this.fetch, '/libs/granite/csrf/token.json', { pauses: [] }),
      );
      return token ?? '';
    } catch (error) {
      this.token = undefined;
      throw error;
    }
  }
}
