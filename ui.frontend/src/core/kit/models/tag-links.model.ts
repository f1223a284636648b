import { z } from 'zod';
import { link, listOf, text, type LinkModel } from '../../../../../shared/models/schema';

export interface TagLinkModel {
  title: string;
  link: LinkModel;
}

const isUsable = (tag: { title?: string | undefined; link?: LinkModel | undefined }): tag is TagLinkModel =>
  tag.title !== undefined && tag.link !== undefined;

/** Tags with links to all pages that have them. */
export const tagLinks = () =>
  listOf(z.object({ title: text(), link: link() })).transform((tags) => tags.filter(isUsable));
