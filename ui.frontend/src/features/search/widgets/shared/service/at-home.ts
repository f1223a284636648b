/** Root-relative, alone or among the addresses of a `srcset`. */
const RELATIVE = /(^|,\s+)\/(?!\/)/g;

/**
 * Adapts a response for a page of another host: addresses without a host are the service's, not the page's.
 * @param service its address
 */
export function atHome<T>(answer: T, service: string): T {
  const { origin } = new URL(service, location.href);
  if (origin === location.origin) return answer;
  return JSON.parse(JSON.stringify(answer), (name, value: unknown) =>
    typeof value === 'string' && /^(?:url|src|srcset|image)$/.test(name)
      ? value.replace(RELATIVE, `$1${origin}/`)
      : value,
  ) as T;
}
