import type { Model } from '../../exporter/Exporter';
import type { Resource } from '../../repository/Resource';
import { Body, SENT_ONCE } from '../http/Body';
import {
  contentSecurityPolicy,
  FRAMED,
  framesOf,
  reported,
  trusted,
} from '../security/content-security-policy';
import { pageProperties } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import { measureDrawing } from '../operations/instruments';
import type { Frontend } from '../frontend/frontend';
import { PAGES_BYTES, weightOf } from './memory';
import type { ModelRequest, Models } from './Models';
import type { ProblemLog } from '../logs/problem-log';
import type { TextLinks } from './addresses/TextLinks';
import { VersionCache } from './VersionCache';

export interface PageHtml {
  readonly body: Body;
  readonly contentSecurityPolicy: string;
  /** The entries of its tables of contents, by component id. */
  readonly contents: ReturnType<Frontend['renderPage']>['contents'];
}

/** What an editor adds to a page. */
export interface Instrumentation {
  /** Attributes of its items' elements, by path. */
  readonly attributesOf: NonNullable<Parameters<Frontend['renderPage']>[0]['attributesOf']>;
  /** Changes its HTML. */
  finish(html: string): string;
}

export interface PagesOptions {
  readonly models: Models;
  readonly frontend: () => Frontend;
  /** Gives links in texts their public address. @default they stay as authors wrote them */
  readonly textLinks?: TextLinks;
  /** Changes with the content or the renderer. */
  readonly version: () => unknown;
  readonly problems: ProblemLog;
  readonly framedBy: "'self'" | "'none'";
  /** Where browsers report violations of its policy, and another origin to which forms may be posted. */
  readonly policy?: { readonly isReported: boolean; readonly formsOrigin: string | undefined };
  /** Markup to add to the end of a page. */
  readonly inject?: (page: Resource, drawn: { readonly html: string }) => string;
}

/** Pages for visitors, drawn once for each content version. */
export class Pages {
  private readonly drawn: VersionCache<PageHtml | undefined>;

  constructor(private readonly options: PagesOptions) {
    this.drawn = new VersionCache(options.version, {
      most: PAGES_BYTES,
      weigh: (page) => weightOf(page?.body),
    });
  }

  /** Size in bytes of the cached pages. */
  get weight(): number {
    return this.drawn.weight;
  }

  /**
   * @param origin of absolute addresses in the head
   * @param parameters those with few values: a page is cached with each
   * @returns undefined for a page whose type has no exporter
   * @throws PageModelError if the page's own model is unusable
   */
  html(page: Resource, origin: string, parameters?: ModelRequest['parameters']): PageHtml | undefined {
    const key = `${page.path} ${origin} ${parameters ? JSON.stringify(parameters) : ''}`;
    return this.drawn.get(key, () => this.draw(page, origin, parameters));
  }

  /** The page with a visitor's choices: drawn each time, since the next visitor chooses something else. */
  chosenHtml(page: Resource, origin: string, parameters: ModelRequest['parameters']): PageHtml | undefined {
    return this.draw(page, origin, parameters, SENT_ONCE);
  }

  private draw(
    page: Resource,
    origin: string,
    parameters: ModelRequest['parameters'],
    quality?: number,
  ): PageHtml | undefined {
    const { models } = this.options;
    const model = measureDrawing(templateOf(page), 'model', () =>
      models.get(page, parameters && { wcmMode: 'disabled', parameters }),
    );
    return model && this.htmlOf(model, page, origin, quality);
  }

  /** A page's model as it is drawn: for visitors, links in texts have their public address. */
  linked<T>(model: T): T {
    return this.options.textLinks?.mapped(model) ?? model;
  }

  /**
   * A page with additions to its model, such as search results.
   *
   * @param quality of its compression
   * @param editor what an editor adds. @default nothing
   */
  htmlOf(given: Model, page: Resource, origin: string, quality?: number, editor?: Instrumentation): PageHtml {
    const { frontend, problems, framedBy, inject, policy: own } = this.options;
    const { renderPage, assets } = frontend();
    const model = this.linked(given);
    const drawn = measureDrawing(templateOf(page), 'html', () =>
      renderPage({ model, origin, assets, ...(editor && { attributesOf: editor.attributesOf }) }),
    );
    problems.report(`${page.path}.html`, drawn.problems);
    const more = inject?.(page, drawn) ?? '';
    const frames = drawn.text.includes(FRAMED) ? framesOf(drawn.html) : [];
    const whole = () => (more ? drawn.html.replace('</body>', `${more}</body>`) : drawn.html);
    const html = editor ? editor.finish(whole()) : more ? whole() : drawn.text.encoded;
    const plain = contentSecurityPolicy([drawn.css], framedBy, frames, drawn.scripts, own?.formsOrigin);
    // Pages that are framed are authors’.
    const policy = framedBy === "'none'" ? trusted(plain) : plain;
    return {
      body: new Body(html, 'text/html; charset=utf-8', quality),
      contentSecurityPolicy: own?.isReported ? reported(policy) : policy,
      contents: drawn.contents,
    };
  }
}

/** The template's name, `content-page`: there are few, while there is a time series for each. */
const templateOf = (page: Resource): string =>
  text(pageProperties(page), 'cq:template')?.split('/').at(-1) ?? 'none';
