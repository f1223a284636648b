import { get, jsonOf, type Fetch } from './request';
import { SlingError } from './SlingError';

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

  /**
   * Sends something with the token; once more with a new one if it is refused before anything was written, usually
   * because the token has expired.
   */
  async sent<T>(send: (token: string) => Promise<T>): Promise<T> {
    try {
      return await send(await this.value());
    } catch (error) {
      if (!(error instanceof SlingError) || error.status !== 403) throw error;
      this.refuse();
      return send(await this.value());
    }
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
