/** What a container's policy lets authors put into it, as the server says it. */
export interface AllowedComponent {
  readonly resourceType: string;
  readonly title: string;
}

/** @returns none where the server does not say */
export async function loadAllowedComponents(path: string): Promise<readonly AllowedComponent[]> {
  try {
    const answer = await fetch(`${encodeURI(path)}.allowedcomponents.json`, { credentials: 'same-origin' });
    return answer.ok ? ((await answer.json()) as readonly AllowedComponent[]) : [];
  } catch {
    return [];
  }
}
