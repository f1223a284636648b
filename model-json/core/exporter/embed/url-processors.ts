import type { Model } from '../Exporter';

/**
 * The result of the URL processors; undefined if none matches. Only Pinterest works without a network: oEmbed providers
 * need HTTP requests, which an export never makes.
 */
export function urlResult(url: string): Model | undefined {
  const pin = /^https?:\/\/(?:www\.)?pinterest\.(?:com|[a-z]{2}|com\.[a-z]{2}|co\.[a-z]{2})\/pin\/(\d+)/.exec(
    url,
  )?.[1];
  return pin ? { processor: 'pinterest', options: { pinId: pin } } : undefined;
}
