import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Dialog } from './dialogs/dialog';
import { APP_TITLE } from '../../../../shared/addresses/app';

/** Initial content of a component: properties and child nodes. */
export interface ContentTemplate {
  readonly [name: string]: string | boolean | number | readonly string[] | ContentTemplate;
}

/** Definition of a component: the single source for the view, AEM's component node and the tests. */
export interface ComponentDefinition<S extends z.ZodType<object> = z.ZodType<object>> {
  /** Sling resource type, relative to /apps. */
  resourceType: string;
  /** The Core Component that it proxies (`sling:resourceSuperType`); undefined for our own. */
  resourceSuperType?: string;
  /** `jcr:title`, shown to authors. */
  title: string;
  /** `jcr:description`: its purpose in a few words, shown when authors choose a component. */
  description?: string;
  /** `cq:icon`, from Adobe's icon set. */
  icon?: string;
  /** `componentGroup` without the site's title: `Content`, `Structure` …; `.hidden` hides it from authors. */
  group: string;
  /** The image component whose policy applies to its pictures (`imageDelegate`). */
  imageDelegate?: string;
  /** Whether authors can drop other components into it. */
  isContainer?: boolean;
  /** Initial content (`cq:template`), if an empty component would be useless. */
  template?: ContentTemplate;
  /** Whether published pages show its children in separate documents, so that the page does not need their styles. */
  framesChildren?: boolean;
  /** Parses the exporter's JSON into the view's props. */
  model: S;
  View: ComponentType<z.output<S>>;
  /** The dialog for authors. Every component has one, even if it only says that there are no settings. */
  dialog?: Dialog<S>;
  /** Whether there is nothing to show: visitors get nothing, authors a placeholder. */
  isEmpty?: (model: z.output<S>) => boolean;
  /**
   * The problem with a model that can still be shown in part: visitors get that part, authors a named box with the
   * reason, the log gets one line.
   */
  problem?: (model: z.output<S>) => string | undefined;
}

/** Ties the view's props to the model's output; the map holds definitions of any model. */
export function defineComponent<S extends z.ZodType<object>>(
  definition: ComponentDefinition<S>,
): ComponentDefinition;
export function defineComponent(definition: ComponentDefinition): ComponentDefinition {
  return { ...definition, group: groupOf(definition) };
}

const groupOf = ({ group }: { readonly group: string }): string =>
  group === '.hidden' ? group : `${APP_TITLE} - ${group}`;
