import type { Page } from '@playwright/test';
import { TEMPLATES, templateAddress } from '../../../../shared/addresses/templates';
import type { TemplateChanged, TemplateDetails } from '../../../../shared/authoring/template';
import { author, expect, type Sample } from '../sample-page';

export const SITE = '/conf/ventora';
const MAIN = 'root/main';
/** Where the console shows the policy of authors' part of a template, or of a kind of component in it. */
export const partAddress = (template: string, type = ''): string =>
  `${author}/templates.html${template}/policies/jcr:content/${MAIN}${type && `/${type}`}`;
const CONTENT_PAGE = `${SITE}/settings/wcm/templates/content-page`;

/** A template and policies of a story's own, so that it changes nothing that other stories need. */
export class TemplateStory {
  private readonly made: string[] = [];
  private readonly samples: Sample[] = [];
  /** To be taken back at the end, the last one first. */
  private readonly changes: TemplateChanged['former'][] = [];

  constructor(private readonly page: Page) {}

  async send(command: object): Promise<TemplateChanged> {
    const { token } = (await (
      await this.page.request.get(`${author}/libs/granite/csrf/token.json`)
    ).json()) as {
      token: string;
    };
    const answer = await this.page.request.post(author + TEMPLATES, {
      data: command,
      headers: { 'CSRF-Token': token, Origin: author },
    });
    expect(answer.ok(), `${answer.status()} ${await answer.text()}`).toBe(true);
    return (await answer.json()) as TemplateChanged;
  }

  async read(template: string): Promise<TemplateDetails> {
    return (await (
      await this.page.request.get(author + templateAddress(template))
    ).json()) as TemplateDetails;
  }

  /** A copy of the content page’s template. @returns its path */
  async template(title: string): Promise<string> {
    const { path } = await this.send({
      cmd: 'createTemplate',
      ...{ site: SITE, from: CONTENT_PAGE, title, description: '' },
    });
    this.made.push(path);
    return path;
  }

  /** Gives a part of the template a copy of the policy that it has. @param type a kind of component there, or '' */
  async policy(template: string, type: string, title: string): Promise<string> {
    const { version, page } = await this.read(template);
    const root = page.children.find(({ place }) => place === 'root');
    const main = root?.children.find(({ place }) => place === MAIN);
    const from = type ? main?.types.find(({ resourceType }) => resourceType === type)?.policy : main?.policy;
    const seen = { template, version, place: MAIN, type };
    const { path, former } = await this.send({ cmd: 'createPolicy', ...seen, title, from });
    this.changes.push(former.filter((one) => one.path === path));
    return path;
  }

  /** Makes a page one of the template. */
  async use(template: string, sample: Sample): Promise<void> {
    this.samples.push(sample);
    await this.assign(template, sample);
  }

  private assign(template: string, sample: Sample): Promise<void> {
    return sample.post(`${sample.path}/jcr:content`, { 'cq:template': template });
  }

  /** Removes what was made, also by hand in the console. */
  async end(titles: readonly string[] = []): Promise<void> {
    // A template that a page uses cannot be deleted.
    for (const sample of this.samples.splice(0)) await this.assign(CONTENT_PAGE, sample);
    const list = (await (await this.page.request.get(author + TEMPLATES)).json()) as {
      templates: { path: string; title: string }[];
    };
    const own = list.templates.filter(
      ({ path, title }) => this.made.includes(path) || titles.includes(title),
    );
    for (const { path: template } of own)
      await this.send({ cmd: 'deleteTemplate', template, version: (await this.read(template)).version });
    // Its author has saved the policy meanwhile: it is removed as it is by now.
    const { policies } = await this.read(CONTENT_PAGE);
    for (const former of this.changes.reverse())
      await this.send({
        cmd: 'restore',
        former: former.map((one) => ({
          ...one,
          version: policies.find(({ path }) => path === one.path)?.version ?? one.version,
        })),
      });
  }
}
