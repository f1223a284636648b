import { universalEditorWith } from '../../model-json/core/server/universal/universal-editor';
import { agentContent, NEWS, treeOf } from '../mcp/agent-site';
import { startSite, type TestSite } from '../server/start-site';

export const MAIN = `urn:aemconnection:${NEWS}/jcr:content/root/main`;

/** A site whose pages the Universal Editor edits. */
export interface UniversalSite extends TestSite {
  json<T>(address: string): Promise<T>;
  /** Sends a call as the editor does, with a proof; `headers` can have another one. */
  call(
    name: string,
    payload: object,
    headers?: Record<string, string>,
  ): Promise<{ readonly statusCode: number; readonly answer: Record<string, unknown> }>;
  /** All that the page stores, but who changed it last and its identity. */
  stored(): string;
}

/** @param origins of applications whose pages are edited */
export async function startUniversalSite(origins: readonly string[] = []): Promise<UniversalSite> {
  const site = await startSite({
    ...{ content: agentContent, published: agentContent },
    server: { universalEditor: universalEditorWith(origins) },
  });
  async function json<T>(address: string): Promise<T> {
    const { body } = await site.author.inject(address);
    return JSON.parse(body) as T;
  }
  return {
    ...site,
    json,
    async call(name, payload, headers = {}) {
      const { token } = await json<{ token: string }>('/libs/granite/csrf/token.json');
      const { statusCode, body } = await site.author.inject({
        method: 'POST',
        url: `/universal-editor/${name}`,
        headers: { 'content-type': 'application/json', 'csrf-token': token, ...headers },
        payload: JSON.stringify({
          connections: [{ name: 'aemconnection', protocol: 'aem', uri: 'http://localhost' }],
          ...payload,
        }),
      });
      return { statusCode, answer: JSON.parse(body) as Record<string, unknown> };
    },
    stored: () =>
      JSON.stringify(treeOf(site.repository.get(`${NEWS}/jcr:content`))).replace(
        /"(?:cq:lastModified(?:By)?|jcr:uuid)":"[^"]*",?/g,
        '',
      ),
  };
}
