import apps from '../../../model-json/sites/ventora/content/apps/ventora/components.json';
import policies from '../../../model-json/sites/ventora/content/conf/ventora/settings/wcm/policies.json';
import types from '../../../model-json/sites/ventora/content/conf/ventora/settings/wcm/template-types/page.json';
import contentPage from '../../../model-json/sites/ventora/content/conf/ventora/settings/wcm/templates/content-page.json';
import homePage from '../../../model-json/sites/ventora/content/conf/ventora/settings/wcm/templates/home-page.json';
import { templateAddress, TEMPLATES } from '../../../shared/addresses/templates';
import type {
  Policy,
  PolicyPlace,
  PolicyValues,
  TemplateChanged,
  TemplateDetails,
} from '../../../shared/authoring/template';
import { toJson, type NodeJson } from '../../../model-json/core/repository/node-json';
import { component, page } from '../fixture-site';
import { startSite, type TestSite } from '../start-site';
import { AuthorClient } from '../writes/author-client';

export const WCM = '/conf/ventora/settings/wcm';
export const CONTENT_PAGE = `${WCM}/templates/content-page`;
export const HOME_PAGE = `${WCM}/templates/home-page`;
export const CONTAINER = `${WCM}/policies/ventora/components/container/default`;
export const TITLE = `${WCM}/policies/ventora/components/title/default`;
export const TEXT = `${WCM}/policies/ventora/components/text/default`;
export const PAGE = '/content/ventora/gb/en/hours';
export const MAIN = `${PAGE}/jcr:content/root/main`;

type Answer = TemplateChanged & { readonly status: number; readonly message: string };

/** A site with the templates and policies that this one came with, and a page. */
export class TemplateSite {
  readonly client: AuthorClient;

  private constructor(readonly site: TestSite) {
    this.client = new AuthorClient(site.author);
  }

  static async start(): Promise<TemplateSite> {
    const main = component('container', { title: component('title', { 'jcr:title': 'Opening hours' }) });
    const content = {
      'apps/ventora/components.json': apps as unknown as NodeJson,
      'conf/ventora.json': { 'jcr:primaryType': 'sling:Folder', 'jcr:title': 'Ventora' },
      'conf/ventora/settings/wcm/policies.json': policies as unknown as NodeJson,
      'conf/ventora/settings/wcm/template-types/page.json': types as unknown as NodeJson,
      'conf/ventora/settings/wcm/templates/content-page.json': contentPage as unknown as NodeJson,
      'conf/ventora/settings/wcm/templates/home-page.json': homePage as unknown as NodeJson,
      'content/ventora/gb/en/hours.json': page('Hours', { main }, { 'cq:template': CONTENT_PAGE }),
    };
    return new TemplateSite(await startSite({ content, published: content }));
  }

  async get<T>(address: string): Promise<T> {
    return (await this.site.author.inject(address)).json<T>();
  }

  details(template = CONTENT_PAGE): Promise<TemplateDetails> {
    return this.get(templateAddress(template));
  }

  async post(command: object): Promise<Answer> {
    const { statusCode, body } = await this.site.author.inject({
      method: 'POST',
      url: TEMPLATES,
      headers: { 'content-type': 'application/json', 'csrf-token': await this.client.token() },
      payload: JSON.stringify(command),
    });
    const json = JSON.parse(body) as TemplateChanged & { 'status.message': string };
    return { ...json, status: statusCode, message: json['status.message'] };
  }

  async policy(path: string): Promise<Policy> {
    const found = (await this.details()).policies.find((one) => one.path === path);
    if (!found) throw new Error(`There is no policy at ${path}`);
    return found;
  }

  /** Changes some values of a policy, as it is now. */
  async save(path: string, values: Partial<PolicyValues>): Promise<Answer> {
    const { version, values: before } = await this.policy(path);
    return this.post({ cmd: 'savePolicy', path, version, values: { ...before, ...values } });
  }

  /** A node as author stores it. */
  stored(path: string): NodeJson | undefined {
    const node = this.site.repository.get(path);
    return node && toJson(node);
  }

  /** The titles of the components that authors may insert into the page. */
  async insertable(): Promise<string[]> {
    const address = `${MAIN.replace('jcr:content', '_jcr_content')}.allowedcomponents.json`;
    return (await this.get<{ title: string }[]>(address)).map(({ title }) => title);
  }
}

/** A part of a template by its place. */
export function placeAt(from: PolicyPlace, place: string): PolicyPlace {
  const all = (one: PolicyPlace): PolicyPlace[] => [one, ...one.children.flatMap(all)];
  const found = all(from).find((one) => one.place === place);
  if (!found) throw new Error(`The template has nothing at ${place}`);
  return found;
}
