import type { FastifyInstance } from 'fastify';

/** Parameters of a post; a list is a parameter with several values. */
export type Form = Readonly<Record<string, string | readonly string[]>>;

export interface Answered {
  readonly status: number;
  /** The JSON response. */
  readonly json: Readonly<Record<string, unknown>>;
  readonly version: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Posts to author like the editor, without a port. */
export class AuthorClient {
  constructor(private readonly author: FastifyInstance) {}

  async token(): Promise<string> {
    return (await this.author.inject('/libs/granite/csrf/token.json')).json<{ token: string }>().token;
  }

  async post(url: string, form: Form, headers: Record<string, string> = {}): Promise<Answered> {
    const {
      statusCode,
      headers: answered,
      body,
    } = await this.author.inject({
      method: 'POST',
      url,
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'csrf-token': await this.token(),
        ...headers,
      },
      payload: encoded(form),
    });
    const isJson = String(answered['content-type']).startsWith('application/json');
    return {
      status: statusCode,
      json: isJson ? (JSON.parse(body) as Record<string, unknown>) : {},
      version: answered['content-version'] as string | undefined,
      headers: answered,
      body,
    };
  }

  /** The stored node with all its descendants. */
  async node(path: string): Promise<Record<string, unknown>> {
    return (await this.author.inject(`${path}.infinity.json`)).json();
  }
}

export function encoded(form: Form): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(form))
    for (const each of [value].flat()) parameters.append(name, each as string);
  return parameters.toString();
}
