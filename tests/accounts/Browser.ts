import type { Answer, GuardedSite } from './guarded-site';

export const LOGIN = '/libs/granite/core/content/login.html';
export const PASSWORD = 'correct horse battery';

/** A browser with cookies, in which somebody signs in with name and password. */
export class Browser {
  private readonly jar = new Map<string, string>();

  constructor(private readonly site: GuardedSite) {}

  async get(address: string, more: Record<string, string> = {}): Promise<Answer> {
    return this.keep(await this.site.get(address, { accept: 'text/html', ...this.headers(), ...more }));
  }

  async post(
    address: string,
    form: Record<string, string>,
    more: Record<string, string> = {},
  ): Promise<Answer> {
    return this.keep(
      await this.site.post(address, form, { origin: this.site.origin, ...this.headers(), ...more }),
    );
  }

  async signIn(password = PASSWORD, name = 'jane', form: Record<string, string> = {}): Promise<Answer> {
    const { text } = await this.get(`${LOGIN}?resource=/editor.html`);
    return this.post('/j_security_check', {
      ...fieldsOf(formOf(text, '/j_security_check')),
      j_username: name,
      j_password: password,
      ...form,
    });
  }

  async token(): Promise<string> {
    const { text } = await this.get('/libs/granite/csrf/token.json');
    return (JSON.parse(text) as { token: string }).token;
  }

  cookie(name: string): string | undefined {
    return this.jar.get(name);
  }

  private headers() {
    return { cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  private keep(answer: Answer): Answer {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/.test(cookie)) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    return answer;
  }
}

/** A page's form that is sent to an address. */
const formOf = (html: string, action: string): string =>
  html.split('<form').find((form) => form.includes(`action="${action}"`)) ?? '';

/** The hidden fields of a form, which its own page sends along. */
export const fieldsOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
