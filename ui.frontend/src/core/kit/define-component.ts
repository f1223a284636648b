import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Dialog } from './dialogs/dialog';
import { APP_TITLE } from '../../../../shared/addresses/app';

/** Content that a component begins with: properties, and nodes inside of it. */
export interface ContentTemplate {
  readonly [name: string]: string | boolean | number | readonly string[] | ContentTemplate;
}

/** What the map knows of a component: one source for the view, AEM's component node and the tests. */
export interface ComponentDefinition<S extends z.ZodType = z.ZodType> {
  /** Sling resource type, relative to /apps. */
  resourceType: string;
  /** The Core Component it proxies (`sling:resourceSuperType`); absent for our own. */
  resourceSuperType?: string;
  /** `jcr:title`, as authors read it. */
  title: string;
  /** `jcr:description`: what it is for, in a few words, where authors choose one. */
  description?: string;
  /** `cq:icon`, by the name that Adobe's icon set gives it. */
  icon?: string;
  /** `componentGroup`: `Content`, `Structure` …, after the site's title; `.hidden` keeps it out of the authors' list. */
  group: string;
  /** The image component whose policy rules the pictures of this one (`imageDelegate`). */
  imageDelegate?: string;
  /** Whether authors drop other components into it. */
  isContainer?: boolean;
  /** What a new one is made of (`cq:template`), where an empty one would be of no use. */
  template?: ContentTemplate;
  /** Whether published pages show its children in documents of their own, so that the page needs none of their styles. */
  framesChildren?: boolean;
  /** Parses the exporter's JSON into the view's props. */
  model: S;
  View: ComponentType<z.output<S>>;
  /** What authors set. Every component of the map has one, were it to say that there is nothing to set. */
  dialog?: Dialog<S>;
  /** True when there is nothing to show: visitors get nothing, authors a placeholder. */
  isEmpty?: (model: z.output<S>) => boolean;
  /**
   * What is wrong with a model that can still be shown in part: visitors get that part, authors a named box with the
   * reason, the log gets one line.
   */
  problem?: (model: z.output<S>) => string | undefined;
}

/** Keeps the view's props and the model's output in step; the map holds definitions of any model. */
export const defineComponent = <S extends z.ZodType>(
  definition: ComponentDefinition<S>,
): ComponentDefinition => ({ ...definition, group: groupOf(definition) }) as unknown as ComponentDefinition;

const groupOf = ({ group }: { readonly group: string }): string =>
  group === '.hidden' ? group : `${APP_TITLE} - ${group}`;
