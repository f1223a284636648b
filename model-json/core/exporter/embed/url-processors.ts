import type { Model } from '../Exporter';

/**
 * What the URL processors make of a URL; undefined when none takes it. Pinterest is the one that needs no network: oEmbed
 * providers answer over HTTP, which an export does not.
 */
export function urlResult(url: string): Model | undefined {
  const pin = /^https?:\/\/(?:www\.)?pinterest\.(?:com|[a-z]{2}|com\.[a-z]{2}|co\.[a-z]{2})\/pin\/(\d+)/.exec(
    url,
  )?.[1];
  return pin ? { processor: 'pinterest', options: { pinId: pin } } : undefined;
}
